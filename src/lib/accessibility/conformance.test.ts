import {
  barrierToIssueUrl,
  countCriteria,
  criterionToUrl,
  LEVELS,
  STATES,
} from './conformance';
import { CRITERIA } from './criteria';

it.each([
  ['Non-text Content', 'non-text-content'],
  ['Captions (Prerecorded)', 'captions-prerecorded'],
  ['Name, Role, Value', 'name-role-value'],
  [
    'Error Prevention (Legal, Financial, Data)',
    'error-prevention-legal-financial-data',
  ],
])('leads from %s to its place in the standard', (name, anchor) => {
  expect(criterionToUrl({ name })).toBe(`https://www.w3.org/TR/WCAG22/#${anchor}`);
});

it('counts each criterion once', () => {
  const sum = (counts: number[]) => counts.reduce((one, two) => one + two, 0);
  expect(sum(STATES.map((state) => countCriteria(CRITERIA, state)))).toBe(
    CRITERIA.length,
  );
  for (const state of STATES) {
    expect(sum(LEVELS.map((level) => countCriteria(CRITERIA, state, level)))).toBe(
      countCriteria(CRITERIA, state),
    );
  }
});

it('asks in an issue for what is needed', () => {
  const { origin, pathname, searchParams } = new URL(
    barrierToIssueUrl('https://example.org/portal'),
  );
  expect(origin + pathname).toBe('https://example.org/portal/issues/new');
  expect(searchParams.get('title')).toBe('Accessibility: ');
  expect(searchParams.get('body')).toMatch(
    /^Page:\n.*\n.*\n.*assistive technology:$/,
  );
});
