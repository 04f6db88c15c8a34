import TextareaAutosize, {
  type TextareaAutosizeProps,
} from '@mui/material/TextareaAutosize';

export default {
  component: TextareaAutosize,
  controls: {
    minRows: { start: 2, min: 1, max: 6, step: 1 },
    maxRows: { start: 6, min: 2, max: 12, step: 1 },
    placeholder: { start: 'Write a comment' },
    disabled: {},
    readOnly: {},
  },
  fixed: { 'aria-label': 'Comment' },
} satisfies Playground<TextareaAutosizeProps>;
