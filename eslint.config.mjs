import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const ENVIRONMENT_RULE = {
  object: 'process',
  property: 'env',
  message: 'Declare the variable in src/foundation/config/environment.ts and take its value from AppConfig.',
};

/** Rooms whose code reads and writes stored values by the declarations of the model. */
const FEATURES = ['entities', 'discovery', 'identity', 'annotations', 'administration', 'catalog'];

/** What these rooms write one way. */
const IDIOMS = [
  {
    selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
    message: 'The model types stored values: read them by their declaration, as in store.value(urn, tagProperties).',
  },
  {
    selector: "TSAsExpression > MemberExpression[property.name='value']",
    message: 'The model types stored values: use valueAs(record, tagProperties) or valueIn(aspects, tagProperties).',
  },
  {
    selector:
      "IfStatement[consequent.type='ThrowStatement'] > BinaryExpression[operator='!=='] > :matches(Identifier[name='entityType'], MemberExpression[property.name='entityType']).left",
    message: 'Use requireUrnOf of src/entities for the type of a urn.',
  },
];

export default tseslint.config(
  {
    ignores: ['dist/', 'data/', 'data-demo/', 'coverage/', 'node_modules/', '.builds/', '.node/', '**/*.generated.ts'],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', 60],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      'no-restricted-properties': ['error', ENVIRONMENT_RULE],
      'no-restricted-imports': [
        'error',
        {
          paths: ['process', 'node:process'].map((name) => ({
            name,
            importNames: ['env'],
            message: ENVIRONMENT_RULE.message,
          })),
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unnecessary-type-conversion': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: FEATURES.map((room) => `src/${room}/**/*.ts`),
    ignores: ['**/*.spec.ts', 'src/entities/{edits,scalars}/**'],
    rules: { 'no-restricted-syntax': ['error', ...IDIOMS] },
  },
  {
    files: ['src/foundation/config/**/*.ts', 'src/main.ts', 'src/cli/**/*.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['ormconfig.ts'],
    rules: { 'no-restricted-exports': 'off', 'no-restricted-properties': 'off' },
  },
  { files: ['web/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['web/src/texts.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.spec.ts', 'test/**/*.ts'],
    rules: {
      'no-console': 'off',
      'no-restricted-properties': 'off',
      'max-lines': ['error', 800],
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    extends: [js.configs.recommended],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'fetch',
          'setTimeout',
          'clearTimeout',
          'setImmediate',
          'URL',
          'Buffer',
          'performance',
          'AbortSignal',
          'AbortController',
          'Worker',
          'document',
          'window',
          'FormData',
          'URLSearchParams',
        ].map((name) => [name, 'readonly']),
      ),
    },
    rules: { eqeqeq: 'error', 'max-lines': ['error', 400], 'max-lines-per-function': ['error', 60] },
  },
);
