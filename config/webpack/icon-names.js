/** Names of the list that a source text has as whole strings; one too many costs bytes, never an icon. */
function iconNames(source, known) {
  const strings = new Set();
  for (const [, name] of source.matchAll(/['"`]([a-z][a-z0-9-]*)['"`]/g)) strings.add(name);
  for (const [, name] of source.matchAll(/\bic-([a-z][a-z0-9-]*)/g)) strings.add(name);
  return known.filter((name) => strings.has(name));
}

/** Icon name -> its rule, of the generated style sheet. */
const iconRules = (styles) =>
  new Map([...styles.matchAll(/\.ic-([\w-]+) \{[^}]*\}\n/g)].map(([rule, name]) => [name, rule]));

module.exports = { iconNames, iconRules };
