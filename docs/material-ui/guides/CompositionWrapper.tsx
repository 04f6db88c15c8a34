import * as React from 'react';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import DeleteIcon from '@mui/icons-material/Delete';

const DeleteButton = React.forwardRef<HTMLButtonElement, IconButtonProps>(
  function DeleteButton(props, ref) {
    return (
      <IconButton ref={ref} aria-label="Delete" {...props}>
        <DeleteIcon />
      </IconButton>
    );
  },
);

export default function CompositionWrapper() {
  return (
    <Tooltip title="Delete invoice">
      <DeleteButton color="primary" />
    </Tooltip>
  );
}
