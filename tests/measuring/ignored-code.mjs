import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Code that is not mutated, as no test should depend on it: logging, and the wording of sentences for people. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'log', {
    shouldIgnore({ node }) {
      const { type, callee } = node.type === 'ExpressionStatement' ? node.expression : node;
      const isError = type === 'NewExpression' && /^(Plain)?Error$/.test(callee.name);
      const isLogCall =
        type === 'CallExpression' &&
        /^(info|warn|error|failed|works)$/.test(callee.property?.name) &&
        /^(log|failures)$/.test(nameOf(callee.object));
      if (isError || isLogCall) return 'It is only logged.';
    },
  }),
  declareValuePlugin(PluginKind.Ignore, 'sentences', {
    shouldIgnore({ node: { type, value, quasis = [] } }) {
      const text =
        type === 'StringLiteral' ? value : quasis.map((quasi) => quasi.value.raw).join('');
      // A column with an alias is no sentence.
      const isSentence = /\p{L},? \p{L}/u.test(text) && !/^[\w.]+ as \w+$/.test(text);
      if (isSentence) return 'It is a sentence.';
    },
  }),
];

/** The last name of `log`, `this.#log` or `this.#options.log`. */
function nameOf({ name, property }) {
  return name ?? property?.name ?? property?.id?.name;
}
