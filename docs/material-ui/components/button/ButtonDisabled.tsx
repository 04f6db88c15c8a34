import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

/** Can be focused while it is disabled, so that its tooltip opens. */
function ExplainedButton({
  reason,
  onClick,
  ...props
}: ButtonProps & { reason: string }) {
  const disabled = reason !== '';

  return (
    <Tooltip describeChild title={reason}>
      <Button
        {...props}
        aria-disabled={disabled}
        disableTouchRipple={disabled}
        onClick={disabled ? undefined : onClick}
        sx={disabled ? { color: 'text.secondary', cursor: 'not-allowed' } : null}
      />
    </Tooltip>
  );
}

export default function ButtonDisabled() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
      <Button
        disabled
        variant="contained"
        sx={{ '&.Mui-disabled': { pointerEvents: 'auto', cursor: 'not-allowed' } }}
      >
        Archive project
      </Button>
      <ExplainedButton variant="outlined" reason="Only the owner can delete it">
        Delete project
      </ExplainedButton>
    </Stack>
  );
}
