/** @jest-environment node */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { renderToStaticMarkup } from 'react-dom/server';
import MaterialSandbox from './MaterialSandbox';
import { renderDarkStyles } from './renderDarkStyles';

const STAGE = ":where([data-demo='Prices'] [data-demo-stage])";

function renderStyles(demo: JSX.Element): string {
  const styles = renderDarkStyles(<MaterialSandbox>{demo}</MaterialSandbox>, STAGE);
  return styles ? renderToStaticMarkup(styles) : '';
}

it('a demo that has its colours from the variables of its theme needs no rules', () => {
  expect(renderStyles(<Button sx={{ color: 'text.primary' }}>Pay</Button>)).toBe('');
});

it('a colour that a demo has read from the theme is that of dark mode there', () => {
  const styles = renderStyles(
    <Box sx={({ palette }) => ({ color: palette.text.primary })}>Paid</Box>,
  );
  expect(styles).toMatch(
    /^<style data-emotion="mui-global dark-\w+">\.mui-\w+:where\(\[data-theme="dark"\] .*\{color:#fff;\}<\/style>$/,
  );
});

it('what a demo shows in light mode alone is taken back', () => {
  const styles = renderStyles(
    <Box
      sx={({ palette }) =>
        palette.mode === 'light' ? { boxShadow: '0 1px #000' } : {}
      }
    >
      Paid
    </Box>,
  );
  expect(styles).toContain('{box-shadow:unset;}');
});
