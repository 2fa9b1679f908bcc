// Two pages that one searches instead of opening files, made of the code: docs/files.md says what each file of `src/` and
// `generator/` is for, docs/limits.md has every number that has a name. readme-tables.mjs writes and checks them.
import { readdirSync } from 'node:fs';
import ts from 'typescript';

/** A first sentence: its end is not that of a number or of a file name. */
const SENTENCE = /^.*?[.!?](?=\s+[A-Z`<]|$)/;

const FILES_INTRODUCTION = `What each file of \`src/\` and \`generator/\` is for, and the functions, classes and constants that stand at its top.
Search this page for a word of what you want to change, and open the file whose sentence fits. Numbers are in
[limits.md](limits.md), and [architecture.md](architecture.md) says which files a change needs.
\`node generator/bundle/readme-tables.mjs\` writes this page: a sentence is the comment above a file's imports, else the
docstring of the first function that it exports.`;

const LIMITS_INTRODUCTION = `Every number of \`src/\` and \`generator/\` that has a name. \`node generator/bundle/readme-tables.mjs\` writes this page of
the code. Sizes and colours of what is seen are in the \`*.styles.ts\` of its view; \`generator/hosting/header-rules.ts\` says
how long hosts keep files. Where a number also stands in a text or on another page,
[architecture.md](architecture.md#change-a-limit-or-a-default) says so.`;

const RULES_INTRODUCTION = `By the short names that \`--format json\` gives, the files of \`generator/\` that report them. What is wrong with one value is
worded in \`sources/checks/\`.`;

const PARTS_INTRODUCTION = `What pages can style with \`::part()\`, and so whatever is seen of the element by its name, with the files of \`src/views/\`
that render it.`;

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

/** Whether a value is a table whose rows have docstrings. */
const isTable = (value) => ts.isObjectLiteralExpression(value) && value.properties.some(docstring);

/** The rows of a table that are numbers, those of tables within it as well. */
const rowsOf = (table, name, meaning) =>
  table.properties
    .filter(({ initializer }) => initializer && isNumber(initializer))
    .flatMap((row) => {
      const of = `${name}.${row.name.getText()}`;
      const said = docstring(row) || meaning;
      return isTable(row.initializer)
        ? rowsOf(row.initializer, of, said)
        : [{ name: of, value: row.initializer.getText(), meaning: said }];
    });

/** The numbers of a constant: a table whose rows have docstrings (`BOOSTS`) has a line for each of them. */
function numbersOf({ name, value, meaning }) {
  if (!value || !/^[A-Z][A-Z\d_]*$/.test(name)) return [];
  const plainValue = ts.isAsExpression(value) || ts.isSatisfiesExpression(value) ? value.expression : value;
  if (isTable(plainValue)) return rowsOf(plainValue, name, meaning);
  const text = plainValue.getText().replace(/\s+/g, ' ');
  return isNumber(plainValue) && /\d/.test(text) ? [{ name, value: text, meaning }] : [];
}

/**
 * The defaults of the command line's options, where they are numbers: `.option('--port <n>', 'the port', parsePort,
 * 8080)`.
 */
function defaultsIn(file) {
  const found = [];
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || node.expression.name?.text !== 'option') return;
    const [flags, help, , value] = node.arguments;
    if (value && isNumber(value))
      found.push({ name: flags.text, value: value.getText(), meaning: `an option's default: ${help.text}.` });
  };
  visit(file);
  return found;
}

/** The longest texts of fields of sources: `maker: line(80)` in a schema. */
function lengthsIn(file) {
  const found = [];
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !/^(?:line|texts)$/.test(node.expression.getText())) return;
    const [length] = node.arguments;
    const field = ts.findAncestor(node, ts.isPropertyAssignment);
    if (field && length && ts.isNumericLiteral(length))
      found.push({
        name: field.name.getText(),
        value: length.text,
        meaning: 'the longest text of the field.',
      });
  };
  visit(file);
  return found;
}

/** A class with what can be called of it: `Store` (`dispatch`, `state`). */
function withMembers({ name, members }) {
  const list = members.map(inCode).join(', ');
  return list ? `${inCode(name)} (${list})` : inCode(name);
}

/** The classes that style sheets of a file style, each once: `.card`. */
function classesIn(path, text) {
  const sheets = path.endsWith('.css') ? [text] : (text.match(/css`[^`]*`/g) ?? []);
  return [
    ...new Set(sheets.flatMap((sheet) => sheet.match(/(?<=^\s*[^\s:{;]*)\.[a-z][\w-]*/gm) ?? [])),
  ].toSorted();
}

/** Where each part of the element is rendered. */
function linesOfParts(files) {
  const element = files.find(({ name }) => name === 'solution-catalogue.ts');
  return [...element.text.matchAll(/@csspart ([\w-]+) - (.*)/g)].map(([, part, meaning]) => {
    const views = files.filter(
      ({ folder, name, text }) =>
        folder.startsWith('src/views') && /^[^.]*\.ts$/.test(name) && quotes(text, part),
    );
    return `- ${inCode(part)}, ${meaning.replace(/[.,;]$/, '')}: ${views.map(({ name }) => inCode(name)).join(', ')}`;
  });
}
/** Whether a template has a part, or hands its name on to another function. */
const quotes = (text, part) =>
  new RegExp(`(?:part=")(?:[\\w-]+ )*${part}[ "]|'(?:[\\w-]+ )*${part}[ ']`).test(text);

/** The short names of problems that a file finds: `rule: 'todo'`, `source.issue(node, 'todo', …)`. */
function rulesIn(file) {
  const found = [];
  const add = (node) => {
    if (node && ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(add);
    else if (node && ts.isStringLiteral(node) && /^[a-z]+(?:-[a-z]+)*$/.test(node.text))
      found.push(node.text);
  };
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (ts.isPropertyAssignment(node) && node.name.text === 'rule') add(node.initializer);
    if (ts.isCallExpression(node) && /issue$/i.test(node.expression.getText())) add(node.arguments[1]);
  };
  visit(file);
  return found;
}

function linesOfRules(files) {
  const rules = [...new Set(files.flatMap((file) => file.rules))].toSorted();
  return rules.map((rule) => {
    const finders = files.filter((file) => file.rules.includes(rule)).map(pathOf);
    return `- ${inCode(rule)}: ${finders.map(inCode).join(', ')}`;
  });
}
const pathOf = ({ folder, name }) => `${folder}/${name}`.replace(/^generator\//, '');

function pageOfFiles(files) {
  const line = ({ name, purpose, declarations, classes }) => {
    const has = declarations.map(withMembers).join(', ');
    const styles = classes.map(inCode).join(' ');
    return `- ${inCode(name)}: ${purpose}${has && ` Has ${has}.`}${styles && ` Styles ${styles}.`}`;
  };
  const parts = ['', '## Parts of the element', '', PARTS_INTRODUCTION, '', ...linesOfParts(files)];
  const rules = ['', '## Problems in sources', '', RULES_INTRODUCTION, '', ...linesOfRules(files)];
  return ['# Files', '', FILES_INTRODUCTION, ...byFolder(files, (file) => [line(file)]), ...parts, ...rules];
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
  const below = (root) =>
    readdirSync(new URL(`../../${root}`, import.meta.url), { recursive: true }).map(
      (path) => `${root}/${path.replaceAll('\\', '/')}`,
    );
  const paths = ['generator', 'src']
    .flatMap(below)
    .filter((path) => /(?<!\.d)\.(?:ts|m?js|css)$/.test(path))
    .sort();
  const files = paths.map((path) => {
    const text = read(path);
    const at = path.lastIndexOf('/');
    const file = {
      folder: path.slice(0, at),
      name: path.slice(at + 1),
      text,
      classes: classesIn(path, text),
    };
    if (path.endsWith('.css'))
      return {
        ...file,
        purpose: firstSentence(plain(text.slice(0, text.indexOf('*/') + 2))),
        declarations: [],
        numbers: [],
        rules: [],
      };
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const declarations = declarationsOf(source);
    const numbers = [...declarations.flatMap(numbersOf), ...defaultsIn(source), ...lengthsIn(source)];
    for (const { name, meaning } of numbers)
      if (!meaning) throw new Error(`${path}: ${name} has no docstring.`);
    return { ...file, purpose: purpose(source, declarations), declarations, numbers, rules: rulesIn(source) };
  });
  const pages = { 'docs/files.md': pageOfFiles(files), 'docs/limits.md': pageOfLimits(files) };
  return Object.fromEntries(Object.entries(pages).map(([path, lines]) => [path, `${lines.join('\n')}\n`]));
}
