import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import type { OrdersState } from './useOrders';

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

export default function Pages({ state }: { state: OrdersState }) {
  const { page, lastPage, pageSize, start, found, rows, setPage } = state;
  const previousRef = React.useRef<HTMLButtonElement>(null);
  const nextRef = React.useRef<HTMLButtonElement>(null);
  const sizeId = React.useId();

  // At an end, the pressed button is disabled and would lose the focus.
  const turn = (to: number) => {
    setPage(to);
    if (to === 0) nextRef.current?.focus();
    if (to === lastPage) previousRef.current?.focus();
  };

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
      }}
    >
      <FormControl
        id={sizeId}
        size="sm"
        orientation="horizontal"
        sx={{ alignItems: 'center', '--FormLabel-margin': '0', gap: 1 }}
      >
        <FormLabel>Rows per page</FormLabel>
        <Select
          value={pageSize}
          placeholder={String(pageSize)}
          onChange={(_event, size) => {
            if (size) state.changePageSize(size);
          }}
        >
          {[8, 16, 32].map((size) => (
            <Option key={size} value={size}>
              {size}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Typography role="status" level="body-sm">
        {rows.length === 0
          ? 'No orders'
          : `${start + 1}–${start + rows.length} of ${found.length}`}
      </Typography>
      <Box component="nav" aria-label="Pages" sx={{ display: 'flex', gap: 0.5 }}>
        <IconButton
          ref={previousRef}
          size="sm"
          variant="outlined"
          aria-label="Previous page"
          disabled={page === 0}
          onClick={() => turn(page - 1)}
        >
          <ChevronLeft sx={mirrored} />
        </IconButton>
        {Array.from({ length: lastPage + 1 }, (_, index) => (
          <Button
            key={index}
            size="sm"
            color="neutral"
            variant={index === page ? 'soft' : 'plain'}
            aria-label={`Page ${index + 1}`}
            aria-current={index === page ? 'page' : undefined}
            onClick={() => setPage(index)}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            {index + 1}
          </Button>
        ))}
        <IconButton
          ref={nextRef}
          size="sm"
          variant="outlined"
          aria-label="Next page"
          disabled={page === lastPage}
          onClick={() => turn(page + 1)}
        >
          <ChevronRight sx={mirrored} />
        </IconButton>
      </Box>
    </Box>
  );
}
