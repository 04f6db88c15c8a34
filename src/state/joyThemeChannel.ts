import type { ThemeOptions } from '../lib/theme/joyTheme/tokensToOptions';
import { joyThemeStore } from './joyThemeStore';

/** Messages between tabs about a theme that is being built. */
type Message =
  | { type: 'ask' }
  /** Null: the builder was closed. */
  | { type: 'theme'; options: ThemeOptions | null };

const NAME = 'joy-theme';

/** Frames without an origin, and old browsers, have no other tabs to talk to. */
function openChannel(
  onMessage: (message: Message) => void,
): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
    return channel;
  } catch {
    return null;
  }
}

let watchers = 0;
let channel: BroadcastChannel | null = null;

function open(): void {
  channel ??= openChannel((message) => {
    if (message.type === 'theme') joyThemeStore.set(message.options);
  });
  channel?.postMessage({ type: 'ask' } satisfies Message);
}

/** A page that waits in the browser's cache to be gone back to may hold no channel. */
function close(): void {
  channel?.close();
  channel = null;
}

/**
 * Lets the demos of this page follow a theme builder that is open in another tab.
 *
 * @returns a function that stops it
 */
export function followJoyTheme(): () => void {
  watchers += 1;
  if (watchers === 1) {
    open();
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', open);
  }
  return () => {
    watchers -= 1;
    if (watchers === 0) {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', open);
      close();
    }
  };
}

/** Tells all tabs what the theme builder of this page has made. */
export interface JoyThemePublisher {
  publish: (options: ThemeOptions) => void;
  /** Gives all demos the default theme again. */
  end: () => void;
}

export function publishJoyTheme(): JoyThemePublisher {
  let present: ThemeOptions = {};
  let isOver = false;
  const own = openChannel((message) => {
    if (message.type === 'ask') broadcast(present);
  });
  function broadcast(options: ThemeOptions | null): void {
    own?.postMessage({ type: 'theme', options } satisfies Message);
  }
  const hide = () => broadcast(null);
  const show = () => broadcast(present);
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return {
    publish(options) {
      if (isOver) return;
      present = options;
      joyThemeStore.set(options);
      broadcast(options);
    },
    end() {
      isOver = true;
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      broadcast(null);
      own?.close();
      joyThemeStore.set(null);
    },
  };
}
