const { readFileSync } = require('node:fs');

const SOURCE = '@contract/errors';
const FILES = { CODE: 'codes', COMMUNITY_CODE: 'community-codes' };
const VALUE = /^export const (\w+) = '([^']+)';$/gm;

const valuesOf = (file) => {
  const text = readFileSync(require.resolve(`../../contract/errors/${file}.ts`), 'utf8');
  return new Map([...text.matchAll(VALUE)].map(([, name, value]) => [name, value]));
};

/**
 * Babel plugin: replaces an error code's name, `CODE.SLOT_FULL`, by its value, so that no build contains the table of
 * names (0.8 KB of the main package). An unknown name fails the build.
 */
module.exports = ({ types: t }) => ({
  name: 'inline-codes',
  visitor: {
    ImportDeclaration(path) {
      if (path.node.source.value !== SOURCE || path.node.importKind === 'type') return;
      for (const specifier of path.get('specifiers')) {
        const { imported, local } = specifier.node;
        const file = FILES[imported?.name];
        if (!file) continue;
        const values = valuesOf(file);
        for (const { parentPath: use } of path.scope.getBinding(local.name).referencePaths) {
          // Type references are erased anyway.
          if (!use.isMemberExpression()) continue;
          const value = values.get(use.node.property.name);
          if (value === undefined) throw use.buildCodeFrameError('No error code has this name.');
          use.replaceWith(t.stringLiteral(value));
        }
        specifier.remove();
      }
      if (path.node.specifiers.length === 0) path.remove();
    },
  },
});
