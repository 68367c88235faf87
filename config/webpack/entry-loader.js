/** Puts one page of the generated entry into the entry chunk: its `import()` becomes eager. */
module.exports = function eagerPageLoader(source) {
  const { page } = this.getOptions();
  const pattern = new RegExp(`import\\(("[^"]*${page}")\\)`);
  return source.replace(pattern, 'import(/* webpackMode: "eager" */ $1)');
};
