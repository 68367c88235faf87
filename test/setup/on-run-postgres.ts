process.env.PROVIDER_DATABASE = 'shared';
