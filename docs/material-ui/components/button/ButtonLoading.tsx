import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Typography from '@mui/material/Typography';
import SaveOutlined from '@mui/icons-material/SaveOutlined';

export default function ButtonLoading() {
  const button = React.useRef<HTMLButtonElement>(null);
  const [state, setState] = React.useState<'idle' | 'saving' | 'saved'>('idle');

  const handleClick = async () => {
    setState('saving');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    setState('saved');
  };

  React.useEffect(() => {
    // A disabled button loses the focus. Give it back, unless the user has moved on.
    if (state === 'saved' && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [state]);

  return (
    <div>
      <LoadingButton
        ref={button}
        variant="contained"
        loading={state === 'saving'}
        loadingPosition="start"
        startIcon={<SaveOutlined />}
        onClick={handleClick}
      >
        Save settings
      </LoadingButton>
      <Typography role="status">{state === 'saved' && 'Settings saved'}</Typography>
    </div>
  );
}
