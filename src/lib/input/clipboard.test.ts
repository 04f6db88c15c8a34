import {
  COPY_CONFIRMATION_MS,
  copyLoadedText,
  copyText,
  isCopyShortcut,
} from './clipboard';

it('copies for 2000 ms', () => {
  expect(COPY_CONFIRMATION_MS).toBe(2000);
});

/** The error that a promise is rejected with. */
async function catchRejection(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => {
      throw new Error('The promise was not rejected.');
    },
    (error: Error) => error,
  );
}

describe('copyText', () => {
  it('writes the text', async () => {
    const writeText = jest.fn(async () => {});
    await expect(
      copyText('npm install', { navigator: { clipboard: { writeText } } }),
    ).resolves.toBeUndefined();
    expect(writeText.mock.calls).toEqual([['npm install']]);
  });

  it('resolves only when the text is written', async () => {
    const steps: string[] = [];
    const writeText = async () => {
      await Promise.resolve();
      steps.push('written');
    };
    await copyText('a', { navigator: { clipboard: { writeText } } });
    steps.push('resolved');
    expect(steps).toEqual(['written', 'resolved']);
  });

  it('calls writeText as a method, as browsers demand', async () => {
    const clipboard = {
      text: '',
      writeText(text: string) {
        this.text = text;
        return Promise.resolve();
      },
    };
    await copyText('a', { navigator: { clipboard } });
    expect(clipboard.text).toBe('a');
  });

  it.each([
    ['no navigator', undefined],
    ['no clipboard', {}],
    ['an undefined clipboard', { clipboard: undefined }],
  ])('rejects with NotAllowedError: %s', async (_case, navigator) => {
    const error = await catchRejection(copyText('a', { navigator }));
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('NotAllowedError');
    expect(error.message).toBe('The clipboard is not available.');
    expect(error.cause).toBeUndefined();
  });

  it('rejects with NotAllowedError where the browser refuses', async () => {
    const refusal = new DOMException('Write permission denied.', 'SecurityError');
    const writeText = () => Promise.reject(refusal);
    const error = await catchRejection(
      copyText('a', { navigator: { clipboard: { writeText } } }),
    );
    expect(error.name).toBe('NotAllowedError');
    expect(error.cause).toBe(refusal);
  });

  it('throws nothing outside of the promise', async () => {
    const broken = new Error('no access');
    const navigator = {
      get clipboard(): undefined {
        throw broken;
      },
    };
    const error = await catchRejection(copyText('a', { navigator }));
    expect(error.name).toBe('NotAllowedError');
    expect(error.cause).toBe(broken);
  });
});

describe('copyLoadedText', () => {
  /** Takes what it is made of, as the browser's class does. */
  class FakeItem {
    constructor(readonly items: Record<string, Promise<Blob>>) {}
  }
  const ClipboardItem = FakeItem as never;
  const writeText = jest.fn(() => Promise.resolve());
  const load = () => Promise.resolve('# Button');

  beforeEach(() => writeText.mockClear());

  it('hands the promise of the text over at once', async () => {
    const written: string[] = [];
    const write = jest.fn(async ([item]: ClipboardItem[]) => {
      const blob = await (item as unknown as FakeItem).items['text/plain'];
      written.push(`${blob?.type} ${await blob?.text()}`);
    });
    const done = copyLoadedText(load, {
      navigator: { clipboard: { writeText, write } },
      ClipboardItem,
    });
    expect(write).toHaveBeenCalledTimes(1);
    await done;
    expect(written).toEqual(['text/plain # Button']);
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['the class', { writeText, write: () => Promise.resolve() }, undefined],
    ['the method', { writeText }, ClipboardItem],
  ])(
    'writes the text itself where %s is missing',
    async (_, clipboard, itemClass) => {
      await copyLoadedText(load, {
        navigator: { clipboard },
        ClipboardItem: itemClass,
      });
      expect(writeText.mock.calls).toEqual([['# Button']]);
    },
  );

  it('rejects with NotAllowedError where the browser refuses', async () => {
    const refusal = new Error('no');
    const write = () => Promise.reject(refusal);
    const error = await catchRejection(
      copyLoadedText(load, {
        navigator: { clipboard: { writeText, write } },
        ClipboardItem,
      }),
    );
    expect(error.name).toBe('NotAllowedError');
    expect(error.cause).toBe(refusal);
  });

  it.each([
    ['with an item', ClipboardItem],
    ['as text', undefined],
  ])('rejects as the loading does, %s', async (_, itemClass) => {
    const write = async ([item]: ClipboardItem[]) => {
      await (item as unknown as FakeItem).items['text/plain'];
    };
    await expect(
      copyLoadedText(() => Promise.reject(new Error('404')), {
        navigator: { clipboard: { writeText, write } },
        ClipboardItem: itemClass,
      }),
    ).rejects.toThrow('404');
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('isCopyShortcut', () => {
  const NO_KEYS = { ctrlKey: false, metaKey: false, altKey: false };

  it.each([
    ['Ctrl+C', { key: 'c', code: 'KeyC', ctrlKey: true }, true],
    ['Cmd+C', { key: 'c', code: 'KeyC', metaKey: true }, true],
    ['Alt+C', { key: 'c', code: 'KeyC', altKey: true }, true],
    [
      'Ctrl+Shift+C',
      { key: 'C', code: 'KeyC', ctrlKey: true, shiftKey: true },
      true,
    ],
    ['C alone', { key: 'c', code: 'KeyC' }, false],
    ['Shift+C', { key: 'C', code: 'KeyC', shiftKey: true }, false],
    ['Ctrl+V', { key: 'v', code: 'KeyV', ctrlKey: true }, false],
    [
      'Alt+C on a Mac, which types ç',
      { key: 'ç', code: 'KeyC', altKey: true },
      true,
    ],
    [
      'Ctrl+С on a Russian keyboard',
      { key: 'с', code: 'KeyC', ctrlKey: true },
      true,
    ],
    ['Ctrl+C on a Dvorak keyboard', { key: 'c', code: 'KeyI', ctrlKey: true }, true],
    [
      'Ctrl+J on a Dvorak keyboard',
      { key: 'j', code: 'KeyC', ctrlKey: true },
      false,
    ],
    [
      'Ctrl and a letter besides',
      { key: 'ö', code: 'Semicolon', ctrlKey: true },
      false,
    ],
    ['Ctrl+CapsLock', { key: 'CapsLock', code: 'CapsLock', ctrlKey: true }, false],
    ['Ctrl+Dead', { key: 'Dead', code: 'KeyC', ctrlKey: true }, true],
    ['Ctrl alone', { key: 'Control', code: 'ControlLeft', ctrlKey: true }, false],
  ])('takes %s: %p is %p', (_keys, event, expected) => {
    expect(isCopyShortcut({ ...NO_KEYS, ...event })).toBe(expected);
  });
});
