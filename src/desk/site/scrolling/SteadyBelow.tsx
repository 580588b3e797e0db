import { Component, createRef, type ReactNode } from 'react';

interface SteadyBelowProps {
  /** What is drawn anew may be of another height once this changes. */
  of: string;
  className: string;
  children: ReactNode;
}

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
    if (before.of === this.props.of && isInView && by !== 0) {
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
