import { CODE_STYLINGS, CODE_STYLING_IDS, type CodeStyling } from './codeStyling';
import {
  chooseDemoVariant,
  chooseStyling,
  findMissingStylings,
  stylingToChoices,
  type StyledDemo,
} from './demoVariants';

interface Variant {
  source: string;
}

const TAILWIND = { source: 'tailwind' };
const DEMO: Variant & StyledDemo<Variant> = {
  source: 'system',
  stylings: { Tailwind: TAILWIND },
};

it('a demo is shown in the chosen variant', () => {
  expect(chooseDemoVariant(DEMO, 'Tailwind')).toEqual({
    styling: 'Tailwind',
    variant: TAILWIND,
  });
  expect(chooseDemoVariant(DEMO, 'MUI System')).toEqual({
    styling: 'MUI System',
    variant: DEMO,
  });
});

it('gives MUI System where the demo is not written in the chosen one', () => {
  expect(chooseDemoVariant(DEMO, 'CSS')).toEqual({
    styling: 'MUI System',
    variant: DEMO,
  });
});

it('gives a demo that knows no stylings', () => {
  const demo = { source: 'one' };
  expect(chooseDemoVariant<Variant>(demo, 'Tailwind').variant).toBe(demo);
});

it('the missing stylings of a demo are listed', () => {
  expect(findMissingStylings(['MUI System', 'CSS'])).toEqual(['Tailwind']);
  expect(findMissingStylings(CODE_STYLINGS)).toEqual([]);
});

it.each<[CodeStyling[], string[]]>([
  [['MUI System'], ['system tailwind css']],
  [
    ['MUI System', 'CSS'],
    ['system tailwind', 'css'],
  ],
  [
    ['MUI System', 'Tailwind', 'CSS'],
    ['system', 'tailwind', 'css'],
  ],
])('of %j shows exactly one for each choice', (written, choices) => {
  const shown = written.map((styling) => stylingToChoices(styling, written));
  expect(shown).toEqual(choices);
  expect(shown.flatMap((ids) => ids.split(' ')).sort()).toEqual(
    Object.values(CODE_STYLING_IDS).sort(),
  );
});

it('MUI System is shown in place of a missing styling', () => {
  expect(chooseStyling(['MUI System', 'CSS'], 'CSS')).toBe('CSS');
  expect(chooseStyling(['MUI System', 'CSS'], 'Tailwind')).toBe('MUI System');
});
