import ts from 'typescript';

/** What esbuild's `keepNames` wraps functions in. */
const HELPER = '__name';

/**
 * `text` without the calls of esbuild's helper that say what the engine finds out by itself: the name of a declared
 * function, and of one that is assigned to a variable or a member of that name. They cost more than the functions that
 * they name, each time one is made. What stands elsewhere, and classes, keep theirs. Every letter stays in its place.
 */
export function withoutInferredNames(text) {
  const source = ts.createSourceFile('bundle.js', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const blanks = [];
  visit(source);
  return blanked(
    text,
    blanks.sort(([one], [other]) => one - other),
  );

  function visit(node) {
    const value = valueNamed(node);
    if (value !== undefined && isRedundant(value, node.name.text)) {
      const [made] = value.arguments;
      blanks.push([value.getStart(source), made.getStart(source)], [made.end, value.end]);
    } else if (ts.isExpressionStatement(node) && isOwnName(node.expression)) {
      blanks.push([node.getStart(source), node.end]);
    }
    ts.forEachChild(node, visit);
  }
}

function valueNamed(node) {
  const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
  return isNamed && ts.isIdentifier(node.name) ? node.initializer : undefined;
}

function isNaming(value) {
  return ts.isCallExpression(value) && ts.isIdentifier(value.expression) && value.expression.text === HELPER;
}

/** Whether it names a declared function as it is called anyway. */
function isOwnName(value) {
  if (!isNaming(value)) return false;
  const [declared, told] = value.arguments;
  return ts.isIdentifier(declared) && ts.isStringLiteral(told) && told.text === declared.text;
}

function isRedundant(value, name) {
  if (!isNaming(value)) return false;
  const [made, told] = value.arguments;
  const isNameless = ts.isArrowFunction(made) || (ts.isFunctionExpression(made) && made.name === undefined);
  return isNameless && ts.isStringLiteral(told) && told.text === name;
}

function blanked(text, blanks) {
  const parts = [];
  let copied = 0;
  for (const [from, to] of blanks) {
    parts.push(text.slice(copied, from), text.slice(from, to).replace(/[^\n]/g, ' '));
    copied = to;
  }
  return parts.join('') + text.slice(copied);
}
