import { listImportedComponents } from './listImportedComponents';

it.each([
  ["import Slider from '@mui/material/Slider';", ['Slider']],
  ["import MuiSlider, { type SliderProps } from '@mui/joy/Slider';", ['Slider']],
  [
    "import { Button as BaseButton, type ButtonProps } from '@mui/base/Button';",
    ['Button'],
  ],
  [
    "import {\n  Unstable_Popup as Popup,\n  Menu,\n} from '@mui/base';",
    ['Popup', 'Menu'],
  ],
  ["import type { Theme } from '@mui/material/styles';", []],
  ["import { useState } from 'react';\nconst from = '@mui/material/Box';", []],
])('reads the components that are imported by %s', (source, names) => {
  expect([...listImportedComponents(source)]).toEqual(names);
});
