// Two pages that one searches instead of opening files, made of the code: docs/files.md says what each file of `src/` and
// `generator/` is for, docs/limits.md has every number that has a name. readme-tables.mjs writes and checks them.
import { execFileSync } from 'node:child_process';
import ts from 'typescript';

/** A first sentence: its end is not that of a number or of a file name. */
const SENTENCE = /^.*?[.:!?](?=\s+[A-Z`<]|\s*$)/;

const FILES_INTRODUCTION = `What each file of \`src/\` and \`generator/\` is for, and the functions, classes and constants that stand at its top.
Search this page for a word of what you want to change, and open the file whose sentence fits. Numbers are in
[limits.md](limits.md), and [architecture.md](architecture.md) says which files a change needs.
\`node generator/bundle/readme-tables.mjs\` writes this page: a sentence is the comment above a file's imports, else the
docstring of the first function that it exports.`;

const LIMITS_INTRODUCTION = `Every number of \`src/\` and \`generator/\` that has a name. \`node generator/bundle/readme-tables.mjs\` writes this page of
the code. Defaults of a command's options are in \`generator/run.ts\` and \`generator/commands/curator-commands.ts\`, sizes
and colours of what is seen in the \`*.styles.ts\` of its view; \`generator/hosting/header-rules.ts\` says how long hosts keep
files. Where a number also stands in a text or on another page, [architecture.md](architecture.md#change-a-limit-or-a-default) says so.`;

/** A comment as one line, without the signs around it and without its tags (`@param`). */
const plain = (comment) =>
  comment
    .replace(/^\/\*\*?|\*\/$|^\/\/ ?/gm, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/(?:^|\s)@\w+[^]*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
const firstSentence = (text) => (SENTENCE.exec(text)?.[0] ?? text).replace(/:$/, '.');
const docstring = (node) => (node.jsDoc ? plain(node.jsDoc.at(-1).getText()) : '');
const isExported = (statement) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
const inCode = (text) => `\`${text}\``;

const HIDDEN = [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword];
const nameOf = ({ name }) => name.getText();
/** Whether it can be called from outside, and is no hook of Lit or of the browser. */
const isCalled = (member) =>
  (ts.isMethodDeclaration(member) || ts.isGetAccessor(member)) &&
  !/^#|^(?:host|connected|disconnected|attribute|adopted)[A-Z]|^(?:render|update|willUpdate|updated|firstUpdated)$/.test(
    nameOf(member),
  ) &&
  !member.modifiers?.some(({ kind }) => HIDDEN.includes(kind));

/** What stands at the top of a file, each under its own name: functions, classes, constants, and types that it exports. */
function declarationsOf(file) {
  return file.statements.flatMap((statement) => {
    const isCode = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    const of = (node, name) => ({
      name,
      value: node.initializer,
      meaning: docstring(statement) || docstring(node),
      exported: isExported(statement),
      isCode,
      members: ts.isClassDeclaration(statement) ? statement.members.filter(isCalled).map(nameOf) : [],
    });
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations
        .filter(({ name }) => ts.isIdentifier(name))
        .map((node) => of(node, node.name.text));
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    return isCode || (isType && isExported(statement)) ? [of(statement, statement.name.text)] : [];
  });
}

/** What a file is for: the comment above its imports, else the docstring of the first function that it exports. */
function purpose(file, declarations) {
  const [first] = file.statements;
  const comments = (ts.getLeadingCommentRanges(file.text, first.getFullStart()) ?? []).map(({ pos, end }) =>
    file.text.slice(pos, end),
  );
  const isLine = (comment) => comment.startsWith('//');
  const lines = comments.every(isLine)
    ? comments
    : comments.slice(
        0,
        comments.findIndex((each) => !isLine(each)),
      );
  const isOfFile =
    lines.length > 0 || comments.length > 1 || ts.isImportDeclaration(first) || ts.isExportDeclaration(first);
  const own = isOfFile ? plain(lines.join('\n') || (comments[0] ?? '')) : '';
  const said = declarations.filter(({ exported, meaning }) => exported && meaning);
  const text = own || (said.find(({ isCode }) => isCode) ?? said[0])?.meaning;
  if (!text)
    throw new Error(`${file.fileName} says nowhere what it is for: write a comment above its imports.`);
  return firstSentence(text);
}

/** Whether a value is made of numbers alone; names of other such values may stand in it. */
function isNumber(node) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return isNumber(node.expression);
  if (ts.isBinaryExpression(node)) return isNumber(node.left) && isNumber(node.right);
  if (ts.isPrefixUnaryExpression(node)) return isNumber(node.operand);
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isNumber);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every(({ initializer }) => initializer && isNumber(initializer));
  if (ts.isStringLiteral(node)) return /^\d+(?:px|rem|ms|s|%)$/.test(node.text);
  return ts.isNumericLiteral(node) || /^(?:\w+\.)?[A-Z][A-Z\d_]+$/.test(node.getText());
}

/** The numbers of a constant: a table whose rows have docstrings (`BOOSTS`) has a line for each of them. */
function numbersOf({ name, value, meaning }) {
  if (!value || !/^[A-Z][A-Z\d_]*$/.test(name)) return [];
  const plainValue = ts.isAsExpression(value) || ts.isSatisfiesExpression(value) ? value.expression : value;
  if (ts.isObjectLiteralExpression(plainValue) && plainValue.properties.some(docstring))
    return plainValue.properties
      .filter(({ initializer }) => initializer && isNumber(initializer))
      .map((row) => ({
        name: `${name}.${row.name.getText()}`,
        value: row.initializer.getText(),
        meaning: docstring(row) || meaning,
      }));
  const text = plainValue.getText().replace(/\s+/g, ' ');
  return isNumber(plainValue) && /\d/.test(text) ? [{ name, value: text, meaning }] : [];
}

/** A class with what can be called of it: `Store` (`dispatch`, `state`). */
function withMembers({ name, members }) {
  const list = members.map(inCode).join(', ');
  return list ? `${inCode(name)} (${list})` : inCode(name);
}

function pageOfFiles(files) {
  const line = ({ name, purpose, declarations }) => {
    const others = declarations.map(withMembers).join(', ');
    return `- ${inCode(name)}: ${purpose}${others && ` Has ${others}.`}`;
  };
  return ['# Files', '', FILES_INTRODUCTION, ...byFolder(files, (file) => [line(file)])];
}

function pageOfLimits(files) {
  const lines = ({ name, numbers }) =>
    numbers.map(
      (each) => `- ${inCode(each.name)} = ${inCode(each.value)} in ${inCode(name)}: ${each.meaning}`,
    );
  return ['# Limits, times, sizes and weights', '', LIMITS_INTRODUCTION, ...byFolder(files, lines)];
}

/** The lines of each folder's files below a heading of their own. */
function byFolder(files, linesOf) {
  return [...new Set(files.map(({ folder }) => folder))].flatMap((folder) => {
    const lines = files.filter((file) => file.folder === folder).flatMap(linesOf);
    return lines.length > 0 ? ['', `## ${inCode(`${folder}/`)}`, '', ...lines] : [];
  });
}

/** Reads every file of `src/` and `generator/`, and gives each page by its path. */
export function codePages(read) {
  const paths = execFileSync('git', ['ls-files', 'src', 'generator'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /(?<!\.d)\.(?:ts|m?js)$/.test(path));
  const files = paths.map((path) => {
    const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
    const declarations = declarationsOf(file);
    const numbers = declarations.flatMap(numbersOf);
    for (const { name, meaning } of numbers)
      if (!meaning) throw new Error(`${path}: ${name} has no docstring.`);
    const at = path.lastIndexOf('/');
    return {
      folder: path.slice(0, at),
      name: path.slice(at + 1),
      purpose: purpose(file, declarations),
      declarations,
      numbers,
    };
  });
  const pages = { 'docs/files.md': pageOfFiles(files), 'docs/limits.md': pageOfLimits(files) };
  return Object.fromEntries(Object.entries(pages).map(([path, lines]) => [path, `${lines.join('\n')}\n`]));
}
