import {
  isCheckable,
  setControl,
  STATEFUL_CONTROLS,
  type Control,
} from './controlState';
import { takeEarlyUses, WAITING_DEMO, type EarlyUse } from './earlyUse';

/** Buttons that do nothing without scripts; a link and the button of a popover do. */
const BUTTONS = 'button:not([popovertarget]), [role="button"], [role="combobox"]';

/** Does one thing after another, each when React has drawn what came before. */
export async function replayInTurn(replays: Iterable<() => void>): Promise<void> {
  for (const replay of replays) {
    replay();
    await Promise.resolve();
  }
}

type Replay = [used: EventTarget, replay: () => void];

function planReplay({ event, state }: EarlyUse): Replay | null {
  const { type } = event;
  const target = event.target as Element;
  if (event instanceof KeyboardEvent) {
    // All shortcuts share one entry: the last one counts.
    return [window, () => target.dispatchEvent(new KeyboardEvent(type, event))];
  }
  const control = target.matches(STATEFUL_CONTROLS) ? (target as Control) : null;
  if (control && (type === 'input' || (type === 'click' && isCheckable(control)))) {
    return [control, () => setControl(control, state)];
  }
  if (type !== 'click') {
    return null;
  }
  const details = target.closest('summary')?.parentElement;
  if (details) {
    // It is unfolded already; who draws it has to know.
    return [details, () => details.dispatchEvent(new Event('toggle'))];
  }
  const button = target.closest<HTMLElement>(BUTTONS);
  return button && [button, () => button.click()];
}

/**
 * Replays early use when the page is hydrated: in its order, and each element once, in its last
 * state. Early use of a demo waits until it runs.
 */
export async function replayEarlyUse(target: Window): Promise<void> {
  const replays = new Map<EventTarget, () => void>();
  for (const use of takeEarlyUses(
    target,
    (element) => !element.closest(WAITING_DEMO),
  )) {
    const [used, replay] = planReplay(use) ?? [];
    if (used && replay) {
      // In the place of the last use: what one has chosen after "Reset" stays.
      replays.delete(used);
      replays.set(used, replay);
    }
  }
  await replayInTurn(replays.values());
}
