import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Tooltip from '@mui/joy/Tooltip';
import InfoOutlined from '@mui/icons-material/InfoOutlined';

export default function TooltipClick() {
  const [open, setOpen] = React.useState(false);

  return (
    <FormControl>
      <FormLabel>VAT number</FormLabel>
      <Input
        endDecorator={
          <Tooltip
            describeChild
            open={open}
            onClose={() => setOpen(false)}
            disableHoverListener
            disableFocusListener
            disableTouchListener
            placement="bottom-end"
            title="It is printed on your invoices and starts with your country."
          >
            <IconButton
              aria-label="About the VAT number"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              onBlur={() => setOpen(false)}
            >
              <InfoOutlined />
            </IconButton>
          </Tooltip>
        }
      />
    </FormControl>
  );
}
