import { followJoyTheme, publishJoyTheme } from './joyThemeChannel';
import { joyThemeStore } from './joyThemeStore';

/** Other tabs, as far as this one can tell: jsdom has no channels. */
class Channel {
  static all = new Set<Channel>();

  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    Channel.all.add(this);
  }

  postMessage(data: unknown): void {
    Channel.all.forEach((other) => {
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
    });
  }

  close(): void {
    Channel.all.delete(this);
  }
}

const OPTIONS = { radius: { sm: '4px' } };

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  Channel.all.clear();
  joyThemeStore.set(null);
});

it('gives the demos of this page the theme, and takes it back', () => {
  const publisher = publishJoyTheme();
  publisher.publish(OPTIONS);
  expect(joyThemeStore.get()).toEqual(OPTIONS);
  publisher.end();
  expect(joyThemeStore.get()).toBeNull();
  publisher.publish(OPTIONS);
  expect(joyThemeStore.get()).toBeNull();
  expect(Channel.all.size).toBe(0);
});

it('follows a builder in another tab, from before and after', () => {
  const builder = new Channel('joy-theme');
  const answer = (options: object | null) =>
    builder.postMessage({ type: 'theme', options });
  builder.onmessage = ({ data }) => {
    if ((data as { type: string }).type === 'ask') answer(OPTIONS);
  };
  const stops = [followJoyTheme(), followJoyTheme()];
  expect(joyThemeStore.get()).toEqual(OPTIONS);
  answer({ radius: { sm: '9px' } });
  expect(joyThemeStore.get()).toEqual({ radius: { sm: '9px' } });
  answer(null);
  expect(joyThemeStore.get()).toBeNull();
  stops.forEach((stop) => stop());
  answer(OPTIONS);
  expect(joyThemeStore.get()).toBeNull();
});

it('a tab that is opened later gets the theme', () => {
  const publisher = publishJoyTheme();
  publisher.publish(OPTIONS);
  const heard: unknown[] = [];
  const tab = new Channel('joy-theme');
  tab.onmessage = ({ data }) => heard.push(data);
  tab.postMessage({ type: 'ask' });
  window.dispatchEvent(new Event('pagehide'));
  expect(heard).toEqual([
    { type: 'theme', options: OPTIONS },
    { type: 'theme', options: null },
  ]);
  publisher.end();
});

it('works where a frame may open no channel', () => {
  Object.assign(globalThis, {
    BroadcastChannel: class {
      constructor() {
        throw new Error('refused');
      }
    },
  });
  const stop = followJoyTheme();
  const publisher = publishJoyTheme();
  publisher.publish(OPTIONS);
  expect(joyThemeStore.get()).toEqual(OPTIONS);
  publisher.end();
  stop();
});
