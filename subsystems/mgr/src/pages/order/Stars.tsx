import { cloneElement, type ComponentProps, type ReactElement } from 'react';
import { Rate } from 'antd';
import { useText } from '../../portal/text';

type Star = ReactElement<{ children: ReactElement<{ 'aria-label'?: string }> }>;

/** A rating with accessible star names: antd calls each of them "star". */
export function Stars(props: Pick<ComponentProps<typeof Rate>, 'value' | 'onChange' | 'disabled'>) {
  const t = useText();
  const named = (star: ReactElement, { index = 0 }: { index?: number }) => {
    const { children } = (star as Star).props;
    const label = t(index === 0 ? 'order.star' : 'order.stars', { count: index + 1 });
    return cloneElement(star as Star, {}, cloneElement(children, { 'aria-label': label }));
  };
  return <Rate {...props} characterRender={named} />;
}
