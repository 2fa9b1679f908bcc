<?php
/**
 * What a site says of its catalogue besides the document: what categories and products are called, and which slices there are,
 * documents of one product, one category or one solution. Lists and cards read a slice, which is a few kilobytes.
 *
 * Only a site that the project's own `build` has made has such an index. Without one everything works with the document.
 */

defined('ABSPATH') || exit;

/** Where slices and their index lie, below the catalogue's address; empty where the address is that of a document. */
function solution_catalogue_slices_url($src) {
	return preg_match('/\.json|[?#]/', $src) ? '' : trailingslashit($src) . 'embed/data/';
}

/**
 * Asks a site for its index.
 *
 * @param mixed $known what is kept of the last one: it stays when the site fails
 */
function solution_catalogue_index($src, $known) {
	$none   = array('products' => array(), 'categories' => array());
	$folder = solution_catalogue_slices_url($src);
	if ('' === $folder) {
		return $none;
	}
	$answer = solution_catalogue_ask("{$folder}index.json");
	if ('unreachable' === $answer && is_array($known)) {
		return $known['index'] ?? $none;
	}
	return is_array($answer) ? solution_catalogue_read_index($answer['text']) : $none;
}

/** What is kept of an index: names, and the parts of addresses that they have. */
function solution_catalogue_read_index($text) {
	$given      = json_decode($text, true, 8);
	$products   = array();
	$categories = array();
	foreach (is_array($given['products'] ?? null) ? $given['products'] : array() as $key => $product) {
		$slug  = solution_catalogue_slug_of($product);
		$label = solution_catalogue_text($product['label'] ?? null);
		if ('' !== $slug && '' !== $label) {
			$products[(string) $key] = array('slug' => $slug, 'label' => $label);
		}
	}
	foreach (is_array($given['categories'] ?? null) ? $given['categories'] : array() as $name => $category) {
		$slug = solution_catalogue_slug_of($category);
		$name = solution_catalogue_text((string) $name);
		if ('' === $slug || '' === $name) {
			continue;
		}
		$labels = array();
		foreach (array('de', 'en', 'fr', 'it') as $language) {
			$labels[$language] = solution_catalogue_text($category['labels'][$language] ?? null);
		}
		$categories[$name] = array('slug' => $slug, 'labels' => array_filter($labels, 'strlen'));
	}
	return array('products' => $products, 'categories' => $categories);
}

/** The part of an address that an entry of an index has; empty if it is none. */
function solution_catalogue_slug_of($entry) {
	$slug = is_array($entry) ? $entry['slug'] ?? '' : '';
	return is_string($slug) && strlen($slug) <= 120 && preg_match('/^[a-z0-9]+(-[a-z0-9]+)*$/', $slug) ? $slug : '';
}

/** What is known of the catalogue with this address; null of another than that of the settings. */
function solution_catalogue_own_document($src) {
	return solution_catalogue_setting('src') === $src ? solution_catalogue_document() : null;
}

/**
 * The address that the element reads: that of a slice, where readers cannot leave what is chosen and the site has one. The
 * configurator of a catalogue's site chooses as well.
 */
function solution_catalogue_source($src, $tag, $chosen) {
	$document = solution_catalogue_own_document($src);
	$index    = $document['index'] ?? array('categories' => array());
	$is_whole = 'solution-catalogue' === $tag && ('none' !== ($chosen['controls'] ?? '') || isset($chosen['query']));
	if (! $index['categories'] || $is_whole) {
		return $src;
	}
	$folder = solution_catalogue_slices_url($src);
	if ('solution-card' === $tag) {
		$known = solution_catalogue_choose($document['solutions'], array('name' => $chosen['name']));
		$slug  = $known ? solution_catalogue_page_slug($known[0]['name']) : '';
		return '' === $slug ? $src : "{$folder}solutions/$slug.json";
	}
	$product = $index['products'][solution_catalogue_slug($chosen['alternative-to'] ?? '')] ?? null;
	if ($product) {
		return "{$folder}alternatives/{$product['slug']}.json";
	}
	$category = $index['categories'][$chosen['category'] ?? ''] ?? null;
	return $category && ! isset($chosen['alternative-to']) ? "{$folder}categories/{$category['slug']}.json" : $src;
}

/** The names of the categories that can be seen, in the language of the element, as its attribute; empty if there are none. */
function solution_catalogue_category_labels($src, $tag, $chosen) {
	$document   = solution_catalogue_own_document($src);
	$categories = $document['index']['categories'] ?? array();
	if ('solution-catalogue' !== $tag && $categories) {
		$shown      = solution_catalogue_choose($document['solutions'], array('limit' => SOLUTION_CATALOGUE_MOST_NAMES) + $chosen);
		$categories = array_intersect_key($categories, array_flip(array_column($shown, 'category')));
	}
	$language = solution_catalogue_language($chosen['lang'] ?? determine_locale());
	$labels   = array();
	foreach ($categories as $name => $category) {
		if (isset($category['labels'][$language])) {
			$labels[$name] = array($language => $category['labels'][$language]);
		}
	}
	// What looks like an entity would become one in the attribute, and brackets would begin a shortcode.
	$json = wp_json_encode($labels, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_HEX_AMP | JSON_HEX_TAG);
	return $labels ? str_replace(array('[', ']'), array('\u005b', '\u005d'), $json) : '';
}

/**
 * What authors can choose from, by the options that they write it into, and what the preview calls categories: with it they need
 * not know how the catalogue writes things. Nothing as long as nobody has read the catalogue.
 */
function solution_catalogue_known($src) {
	$document   = solution_catalogue_own_document($src);
	$solutions  = $document['solutions'] ?? array();
	$index      = $document['index'] ?? array('products' => array(), 'categories' => array());
	$language   = solution_catalogue_language(get_user_locale());
	$categories = array();
	foreach (array_unique(array_column($solutions, 'category')) as $name) {
		$categories[$name] = $index['categories'][$name]['labels'][$language] ?? $name;
	}
	asort($categories, SORT_NATURAL | SORT_FLAG_CASE);
	$sorted = function ($values) {
		$values = array_values(array_unique(array_filter($values, 'strlen')));
		natcasesort($values);
		return array_values($values);
	};
	return array(
		// As an object also where there are none.
		'category'       => (object) $categories,
		'labels'         => (object) array_filter(
			array_map(
				function ($category) {
					return $category['labels'];
				},
				$index['categories']
			)
		),
		'alternative-to' => $sorted(array_column($index['products'], 'label')),
		'name'           => $sorted(array_column($solutions, 'name')),
		'license'        => $sorted(array_column($solutions, 'license')),
		'origin'         => $sorted(preg_replace('/^\S+\s+/u', '', array_column($solutions, 'origin'))),
		'tag'            => $sorted($solutions ? array_merge(...array_column($solutions, 'tags')) : array()),
	);
}
