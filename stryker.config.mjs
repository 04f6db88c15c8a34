import jestConfig from './jest.config.mjs';

const [nodeProject] = jestConfig.projects.filter(
  ({ displayName }) => displayName === 'node',
);

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
  mutate: ['src/lib/**/*.ts', '!src/lib/**/*.test.ts', '!src/lib/**/*Fixtures.ts'],
  ignorePatterns: ['**', '!src/lib/**', '!tests/setup/**', '!package.json'],
  jest: {
    projectType: 'custom',
    config: {
      ...nodeProject,
      testMatch: ['<rootDir>/src/lib/**/*.test.ts'],
      // The sandbox lies in a folder that ordinary runs leave out.
      modulePathIgnorePatterns: [],
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
