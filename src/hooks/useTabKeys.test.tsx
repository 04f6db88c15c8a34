import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTabKeys } from './useTabKeys';

const NAMES = ['One', 'Two', 'Three'];

function Tabs({ direction }: { direction: 'ltr' | 'rtl' }) {
  const [selected, setSelected] = useState('One');
  const handleKeyDown = useTabKeys();
  return (
    <div
      role="tablist"
      tabIndex={-1}
      style={{ direction }}
      onKeyDown={handleKeyDown}
    >
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === selected}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => setSelected(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const getSelected = () => screen.getByRole('tab', { selected: true });

it.each([
  ['ltr', '{ArrowRight}', 'Two'],
  ['ltr', '{ArrowLeft}', 'Three'],
  ['ltr', '{ArrowRight}{ArrowRight}{ArrowRight}', 'One'],
  ['ltr', '{End}', 'Three'],
  ['ltr', '{End}{Home}', 'One'],
  ['rtl', '{ArrowLeft}', 'Two'],
  ['rtl', '{ArrowRight}', 'Three'],
  ['rtl', '{End}', 'Three'],
  ['ltr', '{ArrowDown}', 'One'],
  ['ltr', 'x', 'One'],
] as const)('%s: %s focuses and selects %s', async (direction, keys, name) => {
  const user = userEvent.setup();
  render(<Tabs direction={direction} />);
  await user.tab();
  await user.keyboard(keys);
  expect(getSelected()).toHaveAccessibleName(name);
  expect(getSelected()).toHaveFocus();
});

it('leaves keys alone while the list itself has the focus', async () => {
  const user = userEvent.setup();
  render(<Tabs direction="ltr" />);
  screen.getByRole('tablist').focus();
  await user.keyboard('{ArrowRight}');
  expect(getSelected()).toHaveAccessibleName('One');
});
