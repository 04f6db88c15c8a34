import { useState, type ComponentProps } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DemoToolbar } from './DemoToolbar';

const doNothing = () => {};

const DEMO: ComponentProps<typeof DemoToolbar> = {
  name: 'ButtonSizes',
  title: 'Button sizes',
  library: 'system',
  loadModels: () => Promise.resolve({ default: {} }),
  codeId: 'code',
  open: false,
  getCode: () => null,
  onToggle: doNothing,
  onReset: doNothing,
};

function renderToolbar(props: Partial<ComponentProps<typeof DemoToolbar>> = {}) {
  return render(<DemoToolbar {...DEMO} {...props} />);
}

const getToolbar = () => screen.getByRole('toolbar', { name: 'Demo actions' });

const listNames = () =>
  within(getToolbar())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

const REST = ['Copy', 'Open in StackBlitz', 'More actions'];

async function openMenu(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  return screen.findByRole('menu', { name: 'More actions' });
}

it('a toolbar lists its actions in their order', () => {
  renderToolbar();
  expect(listNames()).toEqual(['Show code', ...REST]);
});

it('has a button for the parts of the demo, but not while it is edited', async () => {
  const user = userEvent.setup();
  const onInspect = jest.fn();
  const { rerender } = renderToolbar({ onInspect });
  expect(listNames()).toEqual(['Show code', 'Inspect', ...REST]);
  const button = screen.getByRole('button', { name: 'Inspect' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  expect(onInspect).toHaveBeenCalledTimes(1);
  rerender(<DemoToolbar {...DEMO} onInspect={onInspect} inspecting />);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  rerender(<DemoToolbar {...DEMO} onInspect={onInspect} editing />);
  expect(screen.queryByRole('button', { name: 'Inspect' })).toBeNull();
});

it('has the rest in a menu, in words, which is rendered when it is opened', async () => {
  const user = userEvent.setup();
  const { container } = renderToolbar();
  expect(container.querySelector('[popover], [role="menu"]')).toBeNull();
  const more = screen.getByRole('button', { name: 'More actions' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  const menu = await openMenu(user);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    // Style sheets show the first two where the bar has no room for them.
    'Copy',
    'Open in StackBlitz',
    'Open in CodeSandbox',
    'Download',
    'Copy link',
    'Reset demo',
  ]);
  await waitFor(() =>
    expect(document.activeElement).toHaveAttribute('role', 'menuitem'),
  );
  await user.click(more);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(more).toHaveAttribute('aria-expanded', 'false');
});

it('hides the names of icons at Escape, until the next one is shown', async () => {
  const user = userEvent.setup();
  renderToolbar();
  const toolbar = getToolbar();
  await user.hover(screen.getByRole('button', { name: 'Copy' }));
  expect(toolbar).not.toHaveAttribute('data-tooltips');
  await user.keyboard('{Escape}');
  expect(toolbar).toHaveAttribute('data-tooltips', 'dismissed');
  await user.unhover(toolbar);
  expect(toolbar).not.toHaveAttribute('data-tooltips');
  screen.getByRole('tab', { name: 'TypeScript' }).focus();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(toolbar).toHaveAttribute('data-tooltips', 'dismissed');
  await user.keyboard('{ArrowRight}');
  expect(toolbar).not.toHaveAttribute('data-tooltips');
});

it('a toolbar offers to edit demos that can be edited', async () => {
  const handleEdit = jest.fn();
  renderToolbar({ onEdit: handleEdit, editing: true });
  expect(listNames()).toEqual(['Show code', 'Edit', ...REST]);
  const edit = screen.getByRole('button', { name: 'Edit', pressed: true });
  await userEvent.click(edit);
  expect(handleEdit).toHaveBeenCalledTimes(1);
});

it('offers to hold what moves without end, and nothing of it elsewhere', async () => {
  const handleToggle = jest.fn();
  const motion = { moves: true, held: true, toggle: handleToggle };
  const { rerender } = renderToolbar({ motion });
  expect(listNames()).toEqual(['Pause', 'Show code', ...REST]);
  await userEvent.click(
    screen.getByRole('button', { name: 'Pause', pressed: true }),
  );
  expect(handleToggle).toHaveBeenCalledTimes(1);
  rerender(<DemoToolbar {...DEMO} motion={{ ...motion, moves: false }} />);
  expect(listNames()).toEqual(['Show code', ...REST]);
});

/** A demo with an edit that a reset throws away. */
function EditedDemo({ onUndo }: { onUndo: () => void }) {
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const handleUndo = () => {
    onUndo();
    setUndo(null);
  };
  return (
    <DemoToolbar
      {...DEMO}
      onReset={() => setUndo(() => handleUndo)}
      onUndoReset={undo}
    />
  );
}

it('offers a way back from a reset, says so, and gives the focus on', async () => {
  const user = userEvent.setup();
  const handleUndo = jest.fn();
  render(<EditedDemo onUndo={handleUndo} />);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  const reset = async () => {
    const menu = await openMenu(user);
    await user.click(within(menu).getByRole('menuitem', { name: 'Reset demo' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  await reset();
  expect(screen.getByRole('status')).toHaveTextContent('The original is back.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(handleUndo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('Everything is as it was.');
  expect(getToolbar()).toContainElement(document.activeElement as HTMLElement);
  await reset();
  expect(screen.getByRole('status')).toHaveTextContent('The original is back.');
});

it('is one tab stop, in which arrows follow what is seen', async () => {
  const user = userEvent.setup();
  renderToolbar();
  const focus = () =>
    document.activeElement?.getAttribute('aria-label') ??
    document.activeElement?.textContent;
  screen.getByRole('tab', { name: 'TypeScript' }).focus();
  await user.tab();
  expect(focus()).toBe('Show code');
  await user.keyboard('{ArrowRight}');
  expect(focus()).toBe('Copy');
  await user.keyboard('{End}{ArrowLeft}');
  expect(focus()).toBe('Open in StackBlitz');
  await user.tab({ shift: true });
  expect(focus()).toBe('TypeScript');
  await user.tab();
  expect(focus()).toBe('Show code');
  getToolbar().style.direction = 'rtl';
  await user.keyboard('{ArrowLeft}');
  expect(focus()).toBe('Copy');
});
