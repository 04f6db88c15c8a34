import { createHistory, historyReducer, type ThemeHistory } from './history';

const change = (
  history: ThemeHistory,
  radius: string,
  { subject = 'radius.sm', time = 0 } = {},
) =>
  historyReducer(history, {
    type: 'change',
    tokens: { 'radius.sm': radius },
    subject,
    time,
  });
const undo = (history: ThemeHistory) => historyReducer(history, { type: 'undo' });
const redo = (history: ThemeHistory) => historyReducer(history, { type: 'redo' });

it('undoes and redoes one step at a time', () => {
  const one = change(createHistory({}), '1px', { time: 0 });
  const two = change(one, '2px', { time: 5000 });
  expect(undo(two).present).toEqual({ 'radius.sm': '1px' });
  expect(undo(undo(two)).present).toEqual({});
  expect(redo(redo(undo(undo(two)))).present).toEqual({ 'radius.sm': '2px' });
});

it('takes quick changes of one subject for one step', () => {
  const dragged = ['1px', '2px', '3px'].reduce(
    (history, radius, place) => change(history, radius, { time: place * 100 }),
    createHistory({}),
  );
  expect(undo(dragged).present).toEqual({});
  const other = change(dragged, '4px', { subject: 'radius.md', time: 250 });
  expect(undo(other).present).toEqual({ 'radius.sm': '3px' });
});

it('starts a new step after an undo, and forgets what was undone', () => {
  const one = change(createHistory({}), '1px');
  const changed = change(undo(one), '2px', { time: 100 });
  expect(redo(changed)).toBe(changed);
  expect(undo(changed).present).toEqual({});
});

it('does nothing where there is nothing to do', () => {
  const history = createHistory({ 'radius.sm': '1px' });
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
  expect(change(history, '1px')).toBe(history);
});

it('begins again with the theme of an address', () => {
  const tokens = { 'radius.sm': '9px' };
  const history = change(createHistory({}), '1px');
  expect(historyReducer(history, { type: 'start', tokens })).toEqual(
    createHistory(tokens),
  );
});

it('the history of a theme keeps a hundred steps', () => {
  let history = createHistory({});
  for (let step = 0; step < 150; step += 1) {
    history = change(history, `${step}px`, { time: step * 5000 });
  }
  expect(history.past).toHaveLength(100);
});
