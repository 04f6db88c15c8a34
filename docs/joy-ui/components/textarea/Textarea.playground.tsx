import Textarea, { type TextareaProps } from '@mui/joy/Textarea';
import Mail from '@mui/icons-material/MailOutline';

export default {
  component: Textarea,
  controls: {
    placeholder: { start: 'Write a comment' },
    minRows: { min: 1, max: 6, start: 2 },
    maxRows: { min: 2, max: 8, start: 4 },
    variant: {},
    color: {},
    size: {},
    startDecorator: { choices: { Mail: <Mail /> } },
    endDecorator: { choices: { Text: 'Markdown is supported' } },
    error: {},
    disabled: {},
  },
  fixed: { 'aria-label': 'Comment', sx: { width: '100%', maxWidth: 360 } },
} satisfies Playground<TextareaProps>;
