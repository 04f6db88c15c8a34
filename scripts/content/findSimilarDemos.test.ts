import { findSimilarDemos } from './findSimilarDemos';

const counter = (label: string) => `import * as React from 'react';
export default function Counter() {
  const [count, setCount] = React.useState(0);
  return <button onClick={() => setCount(count + 1)}>${label} {count}</button>;
}`;

const LIST = `export default function Rows() {
  return <ul>{['Bergen', 'Oslo'].map((town) => <li key={town}>{town}</li>)}</ul>;
}`;

it('copies of demos are listed before demos that differ', () => {
  const pairs = findSimilarDemos(
    [
      { name: 'Sold', source: counter('Sold') },
      { name: 'Towns', source: LIST },
      { name: 'Seen', source: counter('Seen') },
    ],
    2,
  );
  expect(pairs).toHaveLength(2);
  expect(pairs[0]?.names).toEqual(['Sold', 'Seen']);
  expect(pairs[0]?.similarity).toBeGreaterThan(0.6);
  expect(pairs[1]?.similarity).toBeLessThan(0.2);
});

it('finds equal code equal, and shares nothing with an empty file', () => {
  const [same] = findSimilarDemos(
    [
      { name: 'A', source: LIST },
      { name: 'B', source: `import x from 'y';\n${LIST}` },
    ],
    1,
  );
  expect(same?.similarity).toBe(1);
  const [empty] = findSimilarDemos(
    [
      { name: 'A', source: '' },
      { name: 'B', source: '' },
    ],
    1,
  );
  expect(empty?.similarity).toBe(0);
});

it('leaves out pairs without a demo that is wanted', () => {
  const demos = ['A', 'B', 'C'].map((name) => ({ name, source: counter(name) }));
  const pairs = findSimilarDemos(demos, 9, (name) => name === 'B');
  expect(pairs.map(({ names }) => names)).toEqual([
    ['A', 'B'],
    ['B', 'C'],
  ]);
});
