import type { Answer } from './answers';

const purpose = (text: string): Answer => ({ purpose: text, needs: [] });

/** Pages of Base UI by the last part of their path. */
export const BASE_ANSWERS: Readonly<Record<string, Answer>> = {
  'react-autocomplete': purpose('The hook of a field that finds its options'),
  'react-button': purpose('A button or a link'),
  'react-input': purpose('A text field of one line or more'),
  'react-number-input': purpose('A number with two steppers; unstable'),
  'react-select': purpose('One or several of a list that opens'),
  'react-slider': purpose('A value or a range along a line'),
  'react-switch': purpose('A setting that is on or off'),
  'react-badge': purpose('A number or a dot at a corner'),
  'react-snackbar': purpose('A message that goes after a while'),
  'react-menu': purpose('Actions that open at a button'),
  'react-table-pagination': purpose('Pages of a table'),
  'react-tabs': purpose('Views of which one is shown'),
  'react-click-away-listener': purpose('Notices clicks outside an element'),
  'react-focus-trap': purpose('Keeps the focus inside an element'),
  'react-form-control': purpose('State shared by label, control and help'),
  'react-modal': purpose('A layer that blocks the page'),
  'react-no-ssr': purpose('Content for the browser alone'),
  'react-popper': purpose('Places an element beside another, with Popper.js'),
  'react-popup': purpose('The same with Floating UI; unstable'),
  'react-portal': purpose('Renders into another element'),
  'react-textarea-autosize': purpose('A textarea as high as its text'),
  'react-transitions': purpose('Animates what opens and closes'),
};
