import { INITIAL_THEME_STATE } from '../../../lib/theme/themeState';
import type { Draft } from '../../../lib/demos/drafts';
import { createEditSession } from './createEditSession';
import { createRunnerFrame, type RunnerFrameReports } from './createRunnerFrame';

jest.mock('./createRunnerFrame');

const SOURCE = 'export default function Demo() {\n  return null;\n}\n';
const EDITED = 'export default function Demo() {\n  return 7;\n}\n';

function openSession(draft: Draft | null = null) {
  const frame = {
    run: jest.fn(),
    applyTheme: jest.fn(),
    applyTexts: jest.fn(),
    applyHold: jest.fn(),
    remove: jest.fn(),
  };
  let reports = {} as RunnerFrameReports;
  const openFrame = jest.mocked(createRunnerFrame).mockImplementation((options) => {
    reports = options;
    return frame;
  });
  const saveDraft = jest.fn<void, [Pick<Draft, 'code' | 'unproven'> | null]>();
  const session = createEditSession({
    file: { name: 'Demo.tsx', source: SOURCE },
    otherFiles: [],
    library: 'material-ui',
    title: 'Demo',
    baseUrl: '/',
    draft,
    saveDraft,
    height: 100,
  });
  const attach = () =>
    session.attach(document.createElement('div'), INITIAL_THEME_STATE);
  return { session, frame, openFrame, saveDraft, attach, get: () => reports };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(createRunnerFrame).mockReset();
});
afterEach(() => jest.useRealTimers());

describe('createEditSession', () => {
  it('runs the published demo and keeps no draft of it', () => {
    const { session, frame, saveDraft, attach, get } = openSession();
    attach();
    expect(frame.run).toHaveBeenCalledTimes(1);
    expect(session.get().phase).toBe('starting');
    get().onRendered();
    expect(session.get().phase).toBe('running');
    expect(saveDraft.mock.calls.every(([draft]) => draft === null)).toBe(true);
  });

  it('gives each frame the texts of the components', () => {
    const { session, frame, attach } = openSession();
    session.applyTexts('de');
    const detach = attach();
    expect(frame.applyTexts).toHaveBeenLastCalledWith('de');
    session.applyTexts('fr');
    expect(frame.applyTexts).toHaveBeenLastCalledWith('fr');
    detach();
    attach();
    expect(frame.applyTexts.mock.calls).toEqual([['de'], ['fr'], ['fr']]);
  });

  it('holds what moves in each frame', () => {
    const { session, frame, attach } = openSession();
    session.applyHold(true);
    attach();
    expect(frame.applyHold).toHaveBeenLastCalledWith(true);
    session.applyHold(false);
    expect(frame.applyHold).toHaveBeenLastCalledWith(false);
  });

  it('saves each change at once and runs the last after a rest', () => {
    const { session, frame, saveDraft, attach } = openSession();
    attach();
    session.setCode(`${EDITED}//`);
    expect(saveDraft).toHaveBeenLastCalledWith({ code: `${EDITED}//` });
    jest.advanceTimersByTime(299);
    session.setCode(EDITED);
    jest.advanceTimersByTime(299);
    expect(frame.run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(frame.run).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(frame.run.mock.lastCall)).toContain('return 7');
  });

  it('doubts code from its start until it has run', () => {
    const { session, saveDraft, attach, get } = openSession();
    attach();
    session.setCode(EDITED);
    jest.runOnlyPendingTimers();
    expect(saveDraft).toHaveBeenLastCalledWith({ code: EDITED, unproven: true });
    get().onRendered();
    expect(saveDraft).toHaveBeenLastCalledWith({ code: EDITED });
  });

  it('clears the doubt when the page is left in order', () => {
    const { session, saveDraft, attach } = openSession();
    const detach = attach();
    session.setCode(EDITED);
    jest.runOnlyPendingTimers();
    window.dispatchEvent(new Event('pagehide'));
    expect(saveDraft).toHaveBeenLastCalledWith({ code: EDITED });
    session.run();
    expect(saveDraft).toHaveBeenLastCalledWith({ code: EDITED, unproven: true });
    detach();
    expect(saveDraft).toHaveBeenLastCalledWith({ code: EDITED });
  });

  it('keeps the doubt of code that took the frame with it, and runs it when asked', () => {
    const { session, openFrame, saveDraft, attach, get } = openSession();
    const detach = attach();
    session.setCode(EDITED);
    jest.runOnlyPendingTimers();
    get().onStop({ name: 'Stopped', message: 'It did not answer.', place: null });
    expect(session.get()).toMatchObject({ phase: 'stopped' });
    detach();
    expect(saveDraft).toHaveBeenLastCalledWith({ code: EDITED, unproven: true });
    attach();
    expect(openFrame).toHaveBeenCalledTimes(2);
  });

  it('does not run doubtful code by itself', () => {
    const { session, openFrame, attach } = openSession({
      code: EDITED,
      savedAt: 1,
      unproven: true,
    });
    attach();
    expect(session.get()).toMatchObject({ code: EDITED, phase: 'waiting' });
    expect(openFrame).not.toHaveBeenCalled();
    session.run();
    expect(openFrame).toHaveBeenCalledTimes(1);
  });

  it('goes back to the published demo', () => {
    const { session, frame, saveDraft, attach } = openSession({
      code: EDITED,
      savedAt: 1,
    });
    attach();
    const { revision } = session.get();
    session.reset();
    expect(session.get()).toMatchObject({ code: SOURCE, revision: revision + 1 });
    expect(saveDraft).toHaveBeenLastCalledWith(null);
    expect(JSON.stringify(frame.run.mock.lastCall)).toContain('return null');
  });

  it('takes code from outside the editor, saves it and runs it', () => {
    const { session, frame, saveDraft, attach } = openSession();
    attach();
    const { revision } = session.get();
    session.replace(EDITED);
    expect(session.get()).toMatchObject({ code: EDITED, revision: revision + 1 });
    expect(saveDraft.mock.lastCall?.[0]?.code).toBe(EDITED);
    expect(JSON.stringify(frame.run.mock.lastCall)).toContain('return 7');
  });

  it('names the place of code that cannot be read, and leaves the frame as it is', () => {
    const { session, frame, attach } = openSession();
    attach();
    session.setCode('const a = 1;\nconst = 2;\n');
    jest.runOnlyPendingTimers();
    expect(session.get().failure).toMatchObject({
      name: 'CompileError',
      place: { file: 'Demo.tsx', line: 2, column: 7 },
    });
    expect(frame.run).toHaveBeenCalledTimes(1);
  });

  it('keeps its height while the code fails, and takes that of the demo afterwards', () => {
    const { session, attach, get } = openSession();
    attach();
    get().onRendered();
    get().onHeight(240);
    session.setCode(EDITED);
    jest.runOnlyPendingTimers();
    get().onHeight(32);
    get().onFailure({ name: 'TypeError', message: 'No ink', place: null });
    get().onHeight(33);
    expect(session.get().height).toBe(240);
    get().onHeight(260);
    expect(session.get().height).toBe(260);
    session.run();
    get().onRendered();
    get().onHeight(90);
    expect(session.get().height).toBe(90);
  });

  it('takes the frame away when it is left', () => {
    const { session, frame, attach } = openSession();
    const detach = attach();
    session.setCode(EDITED);
    detach();
    expect(frame.remove).toHaveBeenCalledTimes(1);
    jest.runOnlyPendingTimers();
    expect(frame.run).toHaveBeenCalledTimes(1);
  });
});
