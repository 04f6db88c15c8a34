import { render, screen } from '@testing-library/react';
import { Marker, type MarkerName } from './Marker';

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
