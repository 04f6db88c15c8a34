import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { PLAYGROUND_FIXTURE } from '../../../lib/demos/playground/playgroundFixture';
import { Playground } from './Playground';

function Pump({ children, icon, ...props }: Record<string, unknown>) {
  return (
    <button type="button" data-props={JSON.stringify(props)}>
      {icon as string}
      {children as string}
    </button>
  );
}

const MODULE = {
  default: {
    component: Pump,
    fixed: { valves: 2 },
    controls: { icon: { choices: { Valve: '(valve)', Gauge: '(gauge)' } } },
  },
};

/** Everything is near. */
class Observer {
  constructor(private readonly report: (entries: object[]) => void) {}

  observe() {
    this.report([{ isIntersecting: true }]);
  }

  disconnect() {}
}

beforeAll(async () => {
  Object.assign(window, { IntersectionObserver: Observer });
  // The sandbox is a module of its own.
  await import('../Demo/SystemSandbox');
});

async function renderPlayground(path = '/well/') {
  // The address of the window is what is written, that of the router what is read.
  window.history.replaceState(null, '', path);
  renderInSite(
    <Playground
      component="Pump"
      library="system"
      load={() => Promise.resolve(MODULE)}
      model={PLAYGROUND_FIXTURE}
    />,
    { path },
  );
  const frame = screen.getByRole('region', { name: 'Pump' });
  await waitFor(() => expect(frame.querySelector('[data-props]')).not.toBeNull());
  return {
    user: userEvent.setup(),
    frame: within(frame),
    pump: () => frame.querySelector<HTMLElement>('[data-props]'),
    code: () => screen.getByRole('group', { name: 'Pump code' }).textContent,
  };
}

const readProps = (element: HTMLElement | null) =>
  JSON.parse(element?.dataset.props ?? 'null') as unknown;

it('runs the component with what its code says', async () => {
  const { pump, code } = await renderPlayground();
  expect(pump()).toHaveTextContent('Draw water');
  expect(readProps(pump())).toEqual({ valves: 2, columns: 2 });
  expect(code()).toContain('<Pump columns={2}>Draw water</Pump>');
});

it('has a control of its kind for each prop', async () => {
  const { user, frame, pump, code } = await renderPlayground();
  const text = frame.getByRole('textbox', { name: 'children' });
  await user.clear(text);
  await user.type(text, 'Fill it');
  await user.click(
    within(frame.getByRole('radiogroup', { name: 'size' })).getByRole('radio', {
      name: 'large',
    }),
  );
  await user.click(frame.getByRole('checkbox', { name: 'disabled' }));
  await user.click(frame.getByRole('checkbox', { name: 'animated' }));
  await user.click(frame.getByRole('button', { name: 'depth +0.5' }));
  await user.click(frame.getByRole('radio', { name: 'Gauge' }));
  expect(pump()).toHaveTextContent('(gauge)Fill it');
  expect(readProps(pump())).toEqual({
    valves: 2,
    size: 'large',
    columns: 2,
    disabled: true,
    animated: false,
    depth: 1.5,
  });
  expect(code()).toContain("import GaugeIcon from '@wells/icons/Gauge';");
  expect(code()).not.toContain('ValveIcon');
  expect(code()).toContain('animated={false}');
});

it('a number of a playground stops at its limits', async () => {
  const { user, frame } = await renderPlayground();
  const more = frame.getByRole('button', { name: 'depth +0.5' });
  for (let press = 0; press < 4; press += 1) {
    await user.click(more);
  }
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(window.location.search).toBe('?Pump.depth=2');
});

it('has its state in the address, which is clean at the start', async () => {
  const { user, frame } = await renderPlayground('/well/?a=b#depth');
  await user.click(frame.getByRole('checkbox', { name: 'disabled' }));
  expect(window.location.search).toBe('?a=b&Pump.disabled=true');
  expect(window.location.hash).toBe('#depth');
  await user.click(frame.getByRole('checkbox', { name: 'disabled' }));
  expect(window.location.search).toBe('?a=b');
});

it('starts as the address says, as far as it makes sense', async () => {
  const { frame, pump } = await renderPlayground(
    '/well/?Pump.size=small&Pump.icon=toString&Pump.onClick=alert(1)&Pump.label=%3Cb%3E',
  );
  expect(frame.getByRole('radio', { name: 'small' })).toBeChecked();
  expect(readProps(pump())).toEqual({
    valves: 2,
    label: '<b>',
    size: 'small',
    columns: 2,
  });
});

it('a playground is reset to its start', async () => {
  const { user, frame, pump } = await renderPlayground('/well/?Pump.size=small');
  const reset = frame.getByRole('button', { name: 'Reset demo' });
  expect(reset).toHaveAttribute('aria-disabled', 'false');
  await user.click(reset);
  expect(readProps(pump())).toEqual({ valves: 2, columns: 2 });
  expect(window.location.search).toBe('');
  expect(frame.getByText('The original is back.')).toHaveAttribute('role', 'status');
});

it('takes the reset back, until something else is played', async () => {
  const { user, frame, pump } = await renderPlayground('/well/?Pump.size=small');
  const reset = frame.getByRole('button', { name: 'Reset demo' });
  await user.click(reset);
  await user.click(frame.getByRole('button', { name: 'Undo' }));
  expect(readProps(pump())).toMatchObject({ size: 'small' });
  expect(window.location.search).toBe('?Pump.size=small');
  expect(reset).toHaveTextContent('Reset demo');
  expect(reset).toHaveFocus();
  await user.click(reset);
  const disabled = frame.getByRole('checkbox', { name: 'disabled' });
  await user.click(disabled);
  expect(reset).toHaveTextContent('Reset demo');
  await user.click(disabled);
  expect(reset).toHaveAttribute('aria-disabled', 'true');
  await user.click(reset);
  expect(reset).toHaveTextContent('Reset demo');
});
