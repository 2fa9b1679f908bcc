<?php
/**
 * Deletes what the plugin has kept in the database, when it is deleted; updates and deactivating delete nothing.
 */

defined('WP_UNINSTALL_PLUGIN') || exit;

$solution_catalogue_settings = get_option('solution_catalogue');
if (is_array($solution_catalogue_settings) && is_string($solution_catalogue_settings['src'] ?? null)) {
	$solution_catalogue_key = 'solution_catalogue_' . md5($solution_catalogue_settings['src']);
	delete_transient($solution_catalogue_key . '_document');
	delete_transient($solution_catalogue_key . '_state');
}
delete_option('solution_catalogue');
