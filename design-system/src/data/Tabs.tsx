import { styled } from '@mui/material/styles';
import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { base } from '../tokens/base.ts';

export type TabsProps<T extends string> = {
  /** Accessible name of the list of tabs. */
  label: string;
  /** Two to four tabs; the first one is selected at the start. */
  tabs: readonly { value: T; label: string; content: ReactNode }[];
};

const List = styled(MuiTabs)(({ theme }) => ({
  minHeight: 0,
  borderBottom: `1px solid ${theme.vars.palette.edge}`,
  '& .MuiTabs-list': { flexWrap: 'wrap' },
  // MUI's line below the selected tab would be in the wrong row of tabs that wrap.
  '& .MuiTabs-indicator': { display: 'none' },
}));

const Tab = styled(MuiTab)(({ theme }) => ({
  // As wide as its text at least; MUI's equal widths would cut large text.
  '&&': { flex: '1 0 auto', maxWidth: '100%' },
  minWidth: 0,
  minHeight: `${base.control.touch / 16}rem`,
  padding: theme.spacing(2, 3),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
  textTransform: 'none',
  opacity: 1,
  '&.Mui-selected': {
    boxShadow: `inset 0 -3px ${theme.vars.palette.text.primary}`,
    color: theme.vars.palette.text.primary,
  },
  '@media (forced-colors: active)': { '&.Mui-selected': { borderBottom: '3px solid Highlight' } },
}));

const Panel = styled('div')(({ theme }) => ({
  paddingTop: theme.spacing(6),
  '&[hidden]': { display: 'none' },
}));

/** Views of one subject, one visible at a time. A panel is rendered once it was selected and then keeps its state. */
export const Tabs = <T extends string>({ label, tabs }: TabsProps<T>) => {
  const id = useId();
  const [selected, setSelected] = useState(tabs[0]?.value);
  const [seen, setSeen] = useState<readonly (T | undefined)[]>([selected]);
  const select = (value: T) => {
    setSelected(value);
    if (!seen.includes(value)) setSeen([...seen, value]);
  };
  return (
    <div>
      <List
        value={selected}
        onChange={(_event, value: T) => select(value)}
        aria-label={label}
        variant="fullWidth"
        textColor="inherit"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            value={tab.value}
            label={tab.label}
            id={`${id}-${tab.value}-tab`}
            aria-controls={`${id}-${tab.value}-panel`}
          />
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}-tab`}
          hidden={tab.value !== selected}
        >
          {seen.includes(tab.value) && tab.content}
        </Panel>
      ))}
    </div>
  );
};
