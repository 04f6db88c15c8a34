import { useState, type ReactNode } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { createPartIndex } from '../../../lib/demos/demoParts/readPartNames';
import { TEST_COMPONENTS } from '../../../lib/demos/demoParts/testComponents';
import { Inspector } from './Inspector';

const index = createPartIndex([Object.values(TEST_COMPONENTS)]);

const BUTTONS = (
  <>
    <button className="MuiButtonBase-root MuiButton-root MuiButton-text Mui-disabled css-1">
      <span className="MuiButton-startIcon" />
      Save
    </button>
    <a href="/" className="MuiButtonBase-root MuiButton-root">
      Orders
    </a>
  </>
);

interface InspectedProps {
  children: ReactNode;
  imported: ReadonlySet<string>;
  onLeave: () => void;
}

/** As in a page, the demo is there before its map. */
function Inspected({ children, imported, onLeave }: InspectedProps) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  return (
    <div>
      <div ref={setArea}>{children}</div>
      {area && (
        <Inspector area={area} index={index} imported={imported} onLeave={onLeave} />
      )}
    </div>
  );
}

function renderInspector(
  children: ReactNode = BUTTONS,
  imported: ReadonlySet<string> = new Set(['Button']),
) {
  const onLeave = jest.fn();
  renderInSite(
    <Inspected imported={imported} onLeave={onLeave}>
      {children}
    </Inspected>,
  );
  return { onLeave, user: userEvent.setup() };
}

const getMap = () => screen.getByRole('application');
const getPanel = () => screen.getByRole('region');
const getChosen = () =>
  document.querySelector('[data-kind="chosen"]')?.getAttribute('data-part');

/** Reads the value that the panel shows for a name. */
const readFact = (name: string) =>
  within(getPanel()).getByText(name).closest('dt')?.nextElementSibling?.textContent;

afterEach(() => document.documentElement.removeAttribute('dir'));

it('takes the focus, and shows and says the first part', () => {
  renderInspector();
  expect(getMap()).toHaveFocus();
  expect(getChosen()).toBe('Button.root');
  expect(getPanel()).toHaveAccessibleName('Button root');
  expect(screen.getByRole('status')).toHaveTextContent('Button root, <button>');
});

it('goes from part to part with arrow keys', async () => {
  const { user } = renderInspector();
  await user.keyboard('{ArrowDown}');
  expect(getChosen()).toBe('Button.startIcon');
  expect(screen.getByRole('status')).toHaveTextContent('Button startIcon, <span>');
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('Button root, <a>');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('status')).toHaveTextContent('Button root, <button>');
});

it('the arrow keys of the inspector swap in right-to-left text', async () => {
  document.documentElement.dir = 'rtl';
  const { user } = renderInspector();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('status')).toHaveTextContent('Button root, <a>');
});

it('chooses what is clicked, however far inside it', async () => {
  const { user } = renderInspector();
  const link = screen.getByRole('link', { name: 'Orders' });
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(function (this: Element) {
      return new DOMRect(this === link ? 100 : 0, 0, 80, 30);
    });
  await user.pointer({
    keys: '[MouseLeft]',
    target: getMap(),
    coords: { x: 120, y: 9 },
  });
  jest.restoreAllMocks();
  expect(screen.getByRole('status')).toHaveTextContent('Button root, <a>');
});

it('says what a part is, with links to its rows in the reference', () => {
  renderInspector();
  expect(readFact('Element')).toBe('<button>');
  expect(readFact('Role')).toBe('button');
  expect(readFact('theme')).toBe('components.MuiButton.styleOverrides.root');
  expect(
    within(getPanel())
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual([
    'Button /material-ui/api/button/',
    'root /material-ui/api/button/#button-class-root',
    '.MuiButtonBase-root /material-ui/api/buttonbase/#button-base-class-root',
    '.MuiButton-root /material-ui/api/button/#button-class-root',
    '.MuiButton-text /material-ui/api/button/#button-class-text',
    '.Mui-disabled /material-ui/api/button/#button-class-disabled',
    'endIcon /material-ui/api/button/#button-class-endIcon',
  ]);
});

it('prints the override of the property and in the way that are chosen', async () => {
  const { user } = renderInspector();
  await user.selectOptions(screen.getByLabelText('Property'), 'border-radius');
  await user.selectOptions(screen.getByLabelText('Override with'), 'styled');
  expect(screen.getByRole('group', { name: 'CustomButton.tsx' })).toHaveTextContent(
    "const CustomButton = styled(Button)({ borderRadius: '10px', });",
  );
  await user.selectOptions(screen.getByLabelText('Override with'), 'CSS');
  expect(screen.getByRole('group', { name: 'CustomButton.css' })).toHaveTextContent(
    '.custom-button.MuiButton-root { border-radius: 10px; }',
  );
});

it('offers what was tried with success, and keeps the wish for the next part', async () => {
  const { user } = renderInspector(
    <div className="MuiSlider-root">
      <span className="MuiSlider-rail" />
      <span className="MuiSlider-thumb" />
    </div>,
    new Set(['Slider']),
  );
  const listOptions = (name: string) =>
    within(screen.getByLabelText(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  // Of the root nothing was.
  expect(screen.queryByLabelText('Property')).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(listOptions('Property')).toEqual(['color', 'background-color']);
  await user.keyboard('{ArrowRight}');
  expect(listOptions('Property')).toEqual(['background-color']);
  expect(listOptions('Override with')).toEqual(['sx', 'styleOverrides']);
  expect(screen.getByText(/MuiSlider-thumb': \{ backgroundColor/)).toBeVisible();
});

it('leaves by Escape, from the map and from the panel, and by its button', async () => {
  const { user, onLeave } = renderInspector();
  await user.keyboard('{Escape}');
  screen.getByLabelText('Property').focus();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onLeave).toHaveBeenCalledTimes(3);
});

it('follows a demo that changes, and stays at its part', async () => {
  const { user } = renderInspector();
  await user.keyboard('{ArrowRight}');
  const first = screen.getByRole('button', { name: 'Save' });
  first.remove();
  await waitFor(() => expect(getChosen()).toBe('Button.root'));
  expect(screen.getByRole('status')).toHaveTextContent('Button root, <a>');
});

it('says that a demo shows no part of a component', () => {
  renderInspector(<p className="orders">Orders</p>);
  expect(
    screen.getByText('This demo shows no part of a component.'),
  ).toBeInTheDocument();
});
