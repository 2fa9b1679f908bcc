// An ESLint rule: a test asserts something for certain. One that asserts only inside a loop over a list that is computed,
// or under a condition, passes when the list is empty or the condition never holds.

const TESTS = new Set(['it', 'test']);
const ASSERTIONS = new Set(['assert', 'expect']);
const LOOPS = new Set(['forEach', 'map', 'flatMap', 'filter', 'every', 'some', 'find', 'reduce']);

/** The identifier that a call begins with: `assert` in `assert.equal(a, b)`, `expect` in `expect(a).to.equal(b)`. */
function rootOf(node) {
  switch (node.type) {
    case 'CallExpression':
      return rootOf(node.callee);
    case 'MemberExpression':
      return rootOf(node.object);
    case 'AwaitExpression':
      return rootOf(node.argument);
    default:
      return node.type === 'Identifier' ? node.name : undefined;
  }
}

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** Whether a list can never be empty: it is written down, here or as a constant, or made with a length. */
function isWritten(node, scope) {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return isWritten(node.expression, scope);
    case 'ArrayExpression':
      return node.elements.some(
        (element) =>
          element && (element.type === 'SpreadElement' ? isWritten(element.argument, scope) : true),
      );
    case 'ObjectExpression':
      return node.properties.length > 0;
    case 'Identifier': {
      // Tables that several files share are constants, and named like them.
      if (/^[A-Z][A-Z\d_]*$/.test(node.name)) return true;
      for (let each = scope; each; each = each.upper) {
        const [definition] = each.set.get(node.name)?.defs ?? [];
        if (definition) {
          const { node: declared, parent } = definition;
          if (parent?.kind !== 'const') return false;
          // A row of a table that is written down is written down as well.
          if (parent.parent.type === 'ForOfStatement') return isWritten(parent.parent.right, each.upper);
          return Boolean(declared.init) && isWritten(declared.init, each);
        }
      }
      return false;
    }
    case 'MemberExpression':
      return isWritten(node.object, scope);
    case 'CallExpression': {
      const { callee, arguments: given } = node;
      if (callee.type !== 'MemberExpression') return false;
      const { object, property } = callee;
      if (object.name === 'Array' && property.name === 'from') return given[0]?.type === 'ObjectExpression';
      // `Object.entries(TABLE)`, and what keeps the length of a list: `LIST.map(…)`, `LIST.entries()`.
      if (object.name === 'Object' && given[0]) return isWritten(given[0], scope);
      const keepsLength = ['map', 'entries', 'keys', 'values', 'toSorted', 'toReversed', 'concat'];
      return keepsLength.includes(property.name) && isWritten(object, scope);
    }
    default:
      return false;
  }
}

const ASSERTS = /\b(?:assert|expect)\b|\.skip\(/;

/**
 * Whether a statement may leave the function, or go on with the next round, without a word: what stands behind it may
 * not run then. To skip a test is a word: the report has it.
 */
const mayLeave = (node, source) =>
  node.type === 'IfStatement' &&
  (node.consequent.type === 'BlockStatement' ? node.consequent.body : [node.consequent]).some((each) =>
    /^(Return|Continue)Statement$/.test(each.type),
  ) &&
  !ASSERTS.test(source.getText(node));

/** Whether what stands in `child` may not run though its parent does. */
function mayBeSkipped(child, parent, source) {
  const scope = source.getScope(child);
  switch (parent.type) {
    case 'BlockStatement':
      return parent.body.slice(0, parent.body.indexOf(child)).some((each) => mayLeave(each, source));
    case 'ForOfStatement':
      return child === parent.body && !isWritten(parent.right, scope);
    case 'ForInStatement':
    case 'WhileStatement':
      return child === parent.body;
    case 'IfStatement': {
      // Where both ways assert, one of them is gone.
      const other = child === parent.consequent ? parent.alternate : parent.consequent;
      return child !== parent.test && !(other && ASSERTS.test(source.getText(other)));
    }
    case 'ConditionalExpression':
      return child !== parent.test;
    case 'LogicalExpression':
      return child === parent.right;
    case 'SwitchCase':
    case 'CatchClause':
      return true;
    case 'CallExpression': {
      const { callee } = parent;
      return (
        isFunction(child) &&
        callee.type === 'MemberExpression' &&
        LOOPS.has(callee.property.name) &&
        !isWritten(callee.object, scope)
      );
    }
    default:
      return false;
  }
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'problem',
    messages: {
      uncertain:
        'This test asserts only where something is found, and passes when nothing is: assert how much there is, or that there is something.',
    },
    schema: [],
  },
  create(context) {
    /** The tests that are being walked through: each with what it asserts for certain, and under a condition. */
    const tests = [];
    const isTest = (node) => TESTS.has(rootOf(node.callee)) && node.arguments.some(isFunction);
    return {
      CallExpression(node) {
        if (isTest(node)) {
          tests.push({ node, certain: 0, uncertain: 0 });
          return;
        }
        const test = tests.at(-1);
        if (!test || !ASSERTIONS.has(rootOf(node))) return;
        let isCertain = true;
        for (let child = node; child !== test.node && isCertain; child = child.parent)
          isCertain = !mayBeSkipped(child, child.parent, context.sourceCode);
        test[isCertain ? 'certain' : 'uncertain'] += 1;
      },
      'CallExpression:exit'(node) {
        if (tests.at(-1)?.node !== node) return;
        const { certain, uncertain } = tests.pop();
        if (certain === 0 && uncertain > 0) context.report({ node: node.callee, messageId: 'uncertain' });
      },
    };
  },
};
