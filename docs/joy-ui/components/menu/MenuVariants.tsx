import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function MenuVariants() {
  return (
    <Stack direction="row" flexWrap="wrap" spacing={1} useFlexGap>
      {variants.map((variant) => (
        <Dropdown key={variant}>
          <MenuButton variant={variant} color="primary" size="sm">
            {variant}
          </MenuButton>
          <Menu
            aria-label={variant}
            variant={variant}
            color="primary"
            size="sm"
            invertedColors={variant === 'solid' || variant === 'soft'}
          >
            <MenuItem>Open</MenuItem>
            <MenuItem>Share</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
