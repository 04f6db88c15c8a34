import { chooseDemoVariant, type StyledDemo } from './demoVariants';

interface Variant {
  source: string;
}

const TAILWIND = { source: 'tailwind' };
const DEMO: Variant & StyledDemo<Variant> = {
  source: 'system',
  stylings: { Tailwind: TAILWIND },
};

it('gives the chosen variant', () => {
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
