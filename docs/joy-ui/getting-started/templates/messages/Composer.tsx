import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import Send from '@mui/icons-material/Send';
import EmojiMenu from './EmojiMenu';
import { visuallyHidden } from './styles';

interface ComposerProps {
  name: string;
  draft: string;
  onWrite: (draft: string) => void;
  onSend: (text: string) => void;
}

export default function Composer({ name, draft, onWrite, onSend }: ComposerProps) {
  const textareaRef = React.useRef<HTMLTextAreaElement>(null);
  const [empty, setEmpty] = React.useState(false);

  function write(text: string) {
    setEmpty(false);
    onWrite(text);
  }

  function send() {
    if (draft.trim()) {
      onSend(draft.trim());
    } else {
      setEmpty(true);
    }
    textareaRef.current?.focus();
  }

  function sendOnEnter(event: React.KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    }
  }

  function insert(emoji: string) {
    const textarea = textareaRef.current;
    const start = textarea?.selectionStart ?? draft.length;
    const end = textarea?.selectionEnd ?? draft.length;
    write(draft.slice(0, start) + emoji + draft.slice(end));
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ px: { xs: 1.5, sm: 2 }, pb: 1.5 }}
    >
      <FormControl id={React.useId()} error={empty}>
        <FormLabel sx={visuallyHidden}>Message to {name}</FormLabel>
        <Textarea
          placeholder="Write a message"
          maxRows={5}
          value={draft}
          error={empty}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter}
          slotProps={{ textarea: { ref: textareaRef } }}
          endDecorator={
            <Box sx={{ display: 'flex', alignItems: 'center', flex: 1 }}>
              <EmojiMenu onInsert={insert} />
              <Button
                type="submit"
                size="sm"
                endDecorator={
                  <Send sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
                }
                sx={{ marginInlineStart: 'auto', marginInlineEnd: 1 }}
              >
                Send
              </Button>
            </Box>
          }
        />
        <FormHelperText
          role="status"
          sx={{ color: empty ? 'danger.plainColor' : 'text.tertiary' }}
        >
          {empty
            ? 'Write a message first.'
            : 'Enter sends, Shift + Enter starts a line.'}
        </FormHelperText>
      </FormControl>
    </Box>
  );
}
