import type { Article, Block } from './guide';

/** The blocks of an article. Text in backquotes is code. */
export function ArticleView({ article }: { article: Article }) {
  return article.blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block: { kind, text = '', items = [] } }: { block: Block }) {
  if (kind === 'heading') return <h2>{text}</h2>;
  if (kind === 'text') return <p>{inline(text)}</p>;
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{inline(item)}</li>
      ))}
    </List>
  );
}

const inline = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
