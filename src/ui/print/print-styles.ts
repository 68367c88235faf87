// Only a browser prints.
export {};
