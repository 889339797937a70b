import ts from 'typescript';
import { textOf } from './checkout.js';

/** A named stretch of a source file. */
export interface Stretch {
  /** File and line, as in `src/a.ts:12`. */
  readonly place: string;
  readonly lines: number;
}

/** The syntax tree of a file. `text`: its content. */
export function parsed(file: string, text = textOf(file)): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** Calls `look` with every node of a file, outer ones first. */
export function eachNode(source: ts.SourceFile, look: (node: ts.Node) => void): void {
  const visit = (node: ts.Node): void => {
    look(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function stretch(source: ts.SourceFile, node: ts.Node): Stretch {
  const start = source.getLineAndCharacterOfPosition(node.getStart()).line;
  const end = source.getLineAndCharacterOfPosition(node.getEnd()).line;
  return { place: `${source.fileName}:${start + 1}`, lines: end - start + 1 };
}

/** Every function, method and arrow function of a file that has a block as body. */
export function functionsOf(file: string): readonly Stretch[] {
  const source = parsed(file);
  const found: Stretch[] = [];
  eachNode(source, (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) found.push(stretch(source, node));
  });
  return found;
}

/** Exported declarations of a file that say nothing about themselves, as `file:line name`. */
export function undescribedExports(file: string): readonly string[] {
  const source = parsed(file);
  return source.statements
    .filter((statement) => isExported(statement) && !isDescribed(statement))
    .map((statement) => `${stretch(source, statement).place} ${nameOf(statement)}`);
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function isDescribed(statement: ts.Statement): boolean {
  return ts.getJSDocCommentsAndTags(statement).length > 0;
}

function nameOf(statement: ts.Statement): string {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0]?.name.getText() ?? '';
  return (statement as ts.DeclarationStatement).name?.getText() ?? '';
}

/** A call of a method of the member `object`, as in `this.editor.write(…)`. */
export interface MethodCall {
  /** File and line of the call. */
  readonly place: string;
  readonly method: string;
  /** The arguments as they are written. */
  readonly args: readonly string[];
}

/** Every call of a method of a variable or member with the name `object`. `text`: content of the file. */
export function callsOn(object: string, file: string, text?: string): readonly MethodCall[] {
  const source = parsed(file, text);
  const found: MethodCall[] = [];
  eachNode(source, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { expression: target, name } = node.expression;
    const called = ts.isPropertyAccessExpression(target) ? target.name.text : target.getText();
    const args = node.arguments.map((argument) => argument.getText());
    if (called === object) found.push({ place: stretch(source, node).place, method: name.text, args });
  });
  return found;
}
