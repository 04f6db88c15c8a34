/**
 * Mutation testing of the pure core: each mutant changes one operator, literal or block
 * of `src/lib`, and the tests beside it must notice. Only what those tests need is copied
 * to the sandbox.
 *
 * @type {import('@stryker-mutator/core').PartialStrykerOptions}
 */
const config = {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  mutate: ['src/lib/**/*.ts', '!src/lib/**/*.test.ts'],
  ignorePatterns: ['**', '!src/lib/**', '!package.json'],
  jest: {
    projectType: 'custom',
    config: {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/lib/**/*.test.ts'],
      transform: {
        '\\.ts$': [
          '@swc/jest',
          {
            jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
            module: { type: 'commonjs' },
          },
        ],
      },
    },
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};

export default config;
