// The build adds to each chunk the outlines that its files name: config/webpack/icon-loader.js.
export {};
