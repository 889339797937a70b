import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as RouteLink } from 'wouter';

/** Properties of `Link`: one of `to` and `href`. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A page of the console, such as `/search?query=x`. */
  readonly to?: string;
  readonly children: ReactNode;
}

/** A link to a page of the console (`to`) or to another address (`href`). */
export function Link({ to, href, ...rest }: LinkProps): ReactNode {
  return to === undefined ? <a {...rest} href={href} /> : <RouteLink {...rest} to={to} />;
}
