import fc from 'fast-check';
import {
  COMMENT_MAX_LENGTH,
  FEEDBACK_KEY,
  FEEDBACK_MAX_PAGES,
  answerToIssueUrl,
  answerToRequest,
  createFeedback,
  parseFeedback,
  serializeFeedback,
  type Answer,
} from './feedback';

const YES: Answer = { helpful: true, comment: '' };
const NO: Answer = { helpful: false, comment: 'The second demo is cut.' };

function createStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('answers', () => {
  it('are kept by page, also for another tab', () => {
    const storage = createStorage();
    const one = createFeedback(() => storage);
    const two = createFeedback(() => storage);
    expect(one.read('/a/')).toBeNull();
    one.write('/a/', YES);
    two.write('/b/', NO);
    expect(one.read('/b/')).toEqual(NO);
    expect(two.read('/a/')).toEqual(YES);
    one.write('/a/', NO);
    expect(two.read('/a/')).toEqual(NO);
  });

  it('leave nothing behind when they are taken back', () => {
    const storage = createStorage();
    const feedback = createFeedback(() => storage);
    feedback.write('/a/', YES);
    feedback.write('/b/', YES);
    feedback.remove('/a/');
    expect(feedback.read('/a/')).toBeNull();
    expect(feedback.read('/b/')).toEqual(YES);
    feedback.remove('/b/');
    expect(storage.items.size).toBe(0);
  });

  it('are forgotten together, those of the session too', () => {
    const storage = createStorage();
    const feedback = createFeedback(() => storage);
    feedback.write('/a/', YES);
    const { setItem } = storage;
    storage.setItem = () => {
      throw new Error('Full');
    };
    feedback.write('/b/', NO);
    storage.setItem = setItem;
    const restore = feedback.forget();
    expect([feedback.read('/a/'), feedback.read('/b/')]).toEqual([null, null]);
    expect(storage.items.size).toBe(0);
    restore();
    expect([feedback.read('/a/'), feedback.read('/b/')]).toEqual([YES, NO]);
  });

  it('of the oldest pages give way', () => {
    const storage = createStorage();
    const feedback = createFeedback(() => storage);
    for (let page = 0; page <= FEEDBACK_MAX_PAGES; page += 1) {
      feedback.write(`/${page}/`, YES);
    }
    expect(feedback.read('/0/')).toBeNull();
    expect(feedback.read('/1/')).toEqual(YES);
    expect(parseFeedback(storage.items.get(FEEDBACK_KEY)!).size).toBe(
      FEEDBACK_MAX_PAGES,
    );
  });

  const fail = () => {
    throw new DOMException('Denied');
  };

  it.each<[string, Parameters<typeof createFeedback>[0]]>([
    ['throws when it is named', fail],
    ['is missing', () => null],
    ['throws when it is read', () => ({ ...createStorage(), getItem: fail })],
    ['is full', () => ({ ...createStorage(), setItem: fail })],
  ])('last for the session where storage %s', (_how, getStorage) => {
    const feedback = createFeedback(getStorage);
    feedback.write('/a/', NO);
    expect(feedback.read('/a/')).toEqual(NO);
    feedback.remove('/a/');
    expect(feedback.read('/a/')).toBeNull();
  });
});

describe('what is stored', () => {
  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"version":2,"pages":[["/a/",{"helpful":true,"comment":""}]]}',
    '{"version":1,"pages":{}}',
    '{"version":1,"pages":[1,["/a/"],["/a/",null],["/a/",{"helpful":1,"comment":""}],[2,{"helpful":true,"comment":""}]]}',
  ])('counts as nothing where it is damaged: %s', (text) => {
    expect([...parseFeedback(text)]).toEqual([]);
  });

  it('is cut to size', () => {
    const long = { helpful: true, comment: 'x'.repeat(COMMENT_MAX_LENGTH + 1) };
    const [answer] = parseFeedback(
      serializeFeedback(new Map([['/a/', long]])),
    ).values();
    expect(answer?.comment).toHaveLength(COMMENT_MAX_LENGTH);
  });

  it('is read as it was written', () => {
    const answers = fc.array(
      fc.tuple(
        fc.string(),
        fc.record({ helpful: fc.boolean(), comment: fc.string({ maxLength: 50 }) }),
      ),
      { maxLength: FEEDBACK_MAX_PAGES },
    );
    fc.assert(
      fc.property(answers, (entries) => {
        const map = new Map(entries);
        expect([...parseFeedback(serializeFeedback(map))]).toEqual([...map]);
      }),
    );
  });

  it('is never the reason for an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseFeedback(text)).toBeInstanceOf(Map);
      }),
    );
  });
});

it('sends page, answer and words, and nothing else', () => {
  expect(
    JSON.parse(answerToRequest('/a/', { helpful: false, comment: ' ok\n' })),
  ).toEqual({ page: '/a/', helpful: false, comment: 'ok' });
});

describe('an issue', () => {
  const PAGE = { title: 'Button & Co.', url: 'https://docs.example.org/a/' };
  const read = (answer: Answer) =>
    new URL(answerToIssueUrl('https://git.example.org/o/r', PAGE, answer));

  it('names page and answer', () => {
    const { origin, pathname, searchParams } = read(NO);
    expect(origin + pathname).toBe('https://git.example.org/o/r/issues/new');
    expect(Object.fromEntries(searchParams)).toEqual({
      title: 'Feedback: Button & Co.',
      body: 'Page: https://docs.example.org/a/\nHelpful: no\n\nThe second demo is cut.',
    });
  });

  it('has no empty words', () => {
    expect(read({ helpful: true, comment: '  ' }).searchParams.get('body')).toBe(
      'Page: https://docs.example.org/a/\nHelpful: yes',
    );
  });
});
