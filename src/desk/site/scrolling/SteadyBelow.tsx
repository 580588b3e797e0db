import { Component, createRef, type ReactNode } from 'react';

interface SteadyBelowProps {
  /** What is drawn anew may be of another height once this changes. */
  of: string;
  className: string;
  children: ReactNode;
}

/** A note is no higher, in pixels; what changes more is another text, within which the reader stays. */
const highestNote = 200;

/**
 * Keeps on its place what is below: a note that appears under a field would move the next one from beneath the
 * finger that is about to press it. A class, as only one can measure before the change.
 */
export class SteadyBelow extends Component<SteadyBelowProps> {
  readonly #element = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): number {
    return this.#bottom();
  }

  override componentDidUpdate(before: SteadyBelowProps, _: unknown, bottom: number): void {
    const isInView = bottom > 0 && bottom < innerHeight;
    const by = this.#bottom() - bottom;
    const isNote = by !== 0 && Math.abs(by) <= highestNote;
    if (before.of === this.props.of && isInView && isNote) {
      window.scrollBy({ top: by, behavior: 'instant' });
    }
  }

  override render(): ReactNode {
    return (
      <div ref={this.#element} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }

  #bottom(): number {
    return this.#element.current?.getBoundingClientRect().bottom ?? 0;
  }
}
