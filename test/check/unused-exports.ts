import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Names that are imported from a file, by its path without the target. */
type Uses = Map<string, Set<string>>;

const ALL = '*';
const TARGET = /(\/index)?(\.(h5|weapp|alipay|mini))?\.tsx?$/;
const isTest = (path: string): boolean => /\.test\.tsx?$|__mocks__/.test(path);

function ownPath(specifier: string, importer: string): string {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  return specifier.replace(/^@contract\//, 'contract/').replace(/^@\//, 'src/');
}

function noteUses(file: ts.SourceFile, uses: Uses): void {
  const note = (specifier: string, names: readonly string[]): void => {
    const path = ownPath(specifier, file.fileName).replace(/\/index$/, '');
    uses.set(path, new Set([...(uses.get(path) ?? []), ...names]));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const bindings = node.importClause?.namedBindings;
      const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : null;
      const names = named?.map(({ propertyName, name }) => (propertyName ?? name).text);
      note(node.moduleSpecifier.text, names ?? [ALL]);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      note((node.moduleSpecifier as ts.StringLiteral).text, [ALL]);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) note(specifier.text, [ALL]);
    } else if (ts.isImportTypeNode(node)) note(node.argument.getText(file).slice(1, -1), [ALL]);
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** Values that a file exports under a name and does not use itself. */
function spareExports(file: ts.SourceFile): string[] {
  const names = file.statements.flatMap((statement): string[] => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const kinds = modifiers.map(({ kind }) => kind);
    const { ExportKeyword, DefaultKeyword } = ts.SyntaxKind;
    if (!kinds.includes(ExportKeyword) || kinds.includes(DefaultKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(file));
    const isValue = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isValue && statement.name ? [statement.name.text] : [];
  });
  const seen = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) seen.set(node.text, (seen.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names.filter((name) => seen.get(name) === 1);
}

/**
 * Exported values that no file of the product uses, neither another file nor their own, each as `path name`. What only
 * tests use counts as unused.
 * @param sources text of every script by its path, tests included
 * @param isProduct whether exports of a path are checked
 */
export function unusedExports(
  sources: ReadonlyMap<string, string>,
  isProduct: (path: string) => boolean,
): string[] {
  const files = [...sources]
    .filter(([path]) => !isTest(path))
    .map(([path, text]) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  const uses: Uses = new Map();
  for (const file of files) noteUses(file, uses);
  return files
    .filter(({ fileName }) => isProduct(fileName))
    .flatMap((file) => {
      const path = file.fileName;
      const asked = [path.replace(/\.tsx?$/, ''), path.replace(TARGET, '')].flatMap((name) => [
        ...(uses.get(name) ?? []),
      ]);
      if (asked.includes(ALL)) return [];
      return spareExports(file).flatMap((name) => (asked.includes(name) ? [] : `${path} ${name}`));
    });
}
