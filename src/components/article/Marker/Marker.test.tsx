import { render, screen } from '@testing-library/react';
import type { MarkerName } from './describeMarker';
import { Marker } from './Marker';

it.each<[MarkerName, string]>([
  ['new', 'New'],
  ['unstable', 'Preview'],
  ['legacy', 'Legacy'],
  ['planned', 'Planned'],
  ['pro', 'Pro'],
  ['premium', 'Premium'],
])('%s reads %s and says what it means', (name, label) => {
  render(<Marker name={name} />);
  const chip = screen.getByText(label);
  expect(chip).toHaveAttribute('data-marker', name);
  expect(chip.title).toMatch(/^[A-Z].{10,}/);
});
