import { Popover, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './explained.module.css';

/** Time to move the pointer from the word to its explanation, milliseconds. */
const STAY_MS = 150;

interface ExplainedProps {
  /** The word or phrase. */
  children: ReactNode;
  /** One or two sentences. */
  explanation: ReactNode;
  /** False in rows of fields that are filled in with the Tab key, if the page has the same explanation elsewhere for the keyboard. */
  isTabStop?: boolean;
}

/**
 * A word that explains itself: on hover, on keyboard focus and on tap. Escape, a tap elsewhere and leaving it close the explanation, which
 * stays while the pointer is on it. Not inside links, buttons or labels.
 */
export function Explained({ children, explanation, isTabStop = true }: ExplainedProps) {
  const [isOpen, setOpen] = useState(false);
  const leaving = useRef<number>(undefined);
  const pressedBy = useRef('');
  const id = useId();
  const stay = () => window.clearTimeout(leaving.current);
  const leave = () => {
    stay();
    leaving.current = window.setTimeout(() => setOpen(false), STAY_MS);
  };
  useEffect(() => () => window.clearTimeout(leaving.current), []);
  const withMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Closes the explanation, not the dialog around it.
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onDismiss={() => setOpen(false)} position="top" width={260} withArrow withRoles={false}>
      <Popover.Target>
        <UnstyledButton
          component="button"
          type="button"
          tabIndex={isTabStop ? undefined : -1}
          className={classes.word}
          aria-expanded={isOpen}
          aria-describedby={isOpen ? id : undefined}
          onPointerEnter={withMouse(() => {
            stay();
            setOpen(true);
          })}
          onPointerLeave={withMouse(leave)}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
          onBlur={() => setOpen(false)}
          onPointerDown={(event) => (pressedBy.current = event.pointerType)}
          onClick={() => {
            // The mouse has opened it already.
            setOpen(pressedBy.current === 'mouse' || !isOpen);
            pressedBy.current = '';
          }}
          onKeyDown={onKeyDown}
        >
          {children}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown
        id={id}
        role="tooltip"
        className={classes.text}
        onPointerEnter={withMouse(stay)}
        onPointerLeave={withMouse(leave)}
      >
        {explanation}
      </Popover.Dropdown>
    </Popover>
  );
}
