import { findLighthouse, parseScores } from './lighthouse.mts';

it('scores of Lighthouse are read as percentages', () => {
  const categories = {
    performance: { score: 0.984 },
    accessibility: { score: 1 },
  };
  expect(parseScores(JSON.stringify({ categories }))).toEqual({
    performance: 98,
    accessibility: 100,
  });
});

it('a page without a score of Lighthouse is reported with its error', () => {
  const categories = { performance: { score: null } };
  expect(() =>
    parseScores(
      JSON.stringify({ categories, runtimeError: { message: 'No paint.' } }),
    ),
  ).toThrow('No paint.');
  expect(() => parseScores(JSON.stringify({ categories }))).toThrow(
    'no score for performance',
  );
});

it('says how it is installed where it is not there', () => {
  expect(() => findLighthouse('/nowhere', 'chromium')).toThrow(
    'Run "npm install lighthouse" in /nowhere',
  );
});
