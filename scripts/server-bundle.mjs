// How the provider is bundled: scripts/build-server.mjs writes it, test/check/live-bundle.test.ts looks what is in it.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The import of what stands in for platforms outside live, as server/platforms/load-simulated.ts writes it. */
const SIMULATED = './simulated/partners';

/** Packages that read their own files from node_modules, and pg-native, which pg asks for and can do without. */
const EXTERNAL = ['@electric-sql/pglite', 'sharp', 'pg-native'];

/** Options of both builds. They contain the packages too: docs/decisions/0140. */
const common = {
  absWorkingDir: root,
  bundle: true,
  alias: { '@contract': join(root, 'contract') },
  // The provider's environment says it when it starts, so that one build serves any operator.
  define: { SITE_DOMAIN_SET: 'process.env.SITE_DOMAIN' },
  platform: 'node',
  format: 'esm',
  // Packages in CommonJS call `require`, which a module does not have.
  banner: {
    js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
  },
  target: 'node20',
  splitting: true,
  sourcemap: true,
  // Lines of ours without the text of all packages, which is thrice as long.
  sourcesContent: false,
  logLevel: 'warning',
};

/**
 * The provider: main.js and what it always imports, and, unless it is for live, a file with the simulated partners that
 * a live process never reads.
 */
export const providerBundle = (isLive) => ({
  ...common,
  // The lottery's command draws by the same simulated beacon.
  entryPoints: { main: 'server/main.ts', lottery: 'server/lottery-command.ts' },
  external: isLive ? [...EXTERNAL, SIMULATED] : EXTERNAL,
});

/** The operator's other commands. */
export const commandBundle = {
  ...common,
  entryPoints: {
    accounts: 'server/accounts-command.ts',
    catalogue: 'server/catalogue-command.ts',
    db: 'server/db-command.ts',
    'desk-staff': 'server/desk-staff.ts',
    'data-keys': 'server/data-keys.ts',
    'member-codes': 'server/member-codes-command.ts',
    names: 'server/names-command.ts',
    'network-log': 'server/network-log-command.ts',
    notices: 'server/notices-command.ts',
    platforms: 'server/platforms-command.ts',
    payments: 'server/payments-command.ts',
    privacy: 'server/privacy-command.ts',
    'security-log': 'server/security-log-command.ts',
    'pglite-worker': 'server/db/pglite-worker.ts',
  },
  external: [...EXTERNAL, SIMULATED],
};
