import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';

export default function UsePaginationCustom() {
  const { items } = usePagination({ count: 10, defaultPage: 5, siblingCount: 0 });

  return (
    <nav aria-label="Search results">
      <Stack
        component="ul"
        direction="row"
        flexWrap="wrap"
        alignItems="center"
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {items.map(({ type, page, selected, ...button }, index) => (
          <li key={index}>
            {type.endsWith('ellipsis') ? (
              '…'
            ) : (
              <Button {...button} variant={selected ? 'contained' : 'text'}>
                {type === 'page' ? page : type}
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </nav>
  );
}
